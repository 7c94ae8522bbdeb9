import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';

interface BuildRegionProps {
  /** The remote, `mf-scores`, and the build of it that stands here. */
  remote: string;
  build: string;
  /** Told when a part of the build cannot be had; true where another build takes its place. */
  onLost(error: Error): boolean;
}

const RegionContext = createContext<BuildRegionProps | null>(null);

/** Where a build of a remote is shown: says which one it is, and takes what parts of it fail with. */
export function BuildRegion({ children, ...region }: BuildRegionProps & { children: ReactNode }) {
  return (
    <RegionContext value={region}>
      <Frame data-remote-build={`${region.remote}/${region.build}`}>{children}</Frame>
    </RegionContext>
  );
}

export const useBuildRegion = (): BuildRegionProps | null => useContext(RegionContext);

const Frame = styled.div`
  display: contents;
`;
