import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';

interface BuildRegionProps {
  /** The remote, `mf-scores`, and the build of it that is rendered here. */
  remote: string;
  build: string;
  /** Called when a part of the build fails to load. Returns true if another build replaces it. */
  onLost(error: Error): boolean;
}

const RegionContext = createContext<BuildRegionProps | null>(null);

/** Boundary of a remote's build: identifies it to its parts and receives their load failures. */
export function BuildRegion({ children, ...region }: BuildRegionProps & { children: ReactNode }) {
  return (
    <RegionContext value={region}>
      <Frame data-remote-build={`${region.remote}/${region.build}`}>{children}</Frame>
    </RegionContext>
  );
}

/** The surrounding build region; null outside one. */
export const useBuildRegion = (): BuildRegionProps | null => useContext(RegionContext);

const Frame = styled.div`
  display: contents;
`;
