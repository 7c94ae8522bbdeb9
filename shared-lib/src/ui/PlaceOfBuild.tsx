import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';

interface PlaceOfBuildProps {
  /** The remote, `mf-scores`, and the build of it that stands here. */
  remote: string;
  build: string;
  /** Told when a part of the build cannot be had; true where another build takes its place. */
  onLost(error: Error): boolean;
}

const PlaceContext = createContext<PlaceOfBuildProps | null>(null);

/** Where a build of a remote is shown: says which one it is, and takes what parts of it fail with. */
export function PlaceOfBuild({ children, ...place }: PlaceOfBuildProps & { children: ReactNode }) {
  return (
    <PlaceContext value={place}>
      <Place data-remote-build={`${place.remote}/${place.build}`}>{children}</Place>
    </PlaceContext>
  );
}

export const usePlaceOfBuild = (): PlaceOfBuildProps | null => useContext(PlaceContext);

const Place = styled.div`
  display: contents;
`;
