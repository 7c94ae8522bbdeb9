import { useEffect, useState } from 'react';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export type Position =
  { kind: 'unasked' | 'asking' | 'refused' | 'failed' } | { kind: 'known'; position: Coordinates };

/** Two decimals are about a kilometre: enough to find nearby clubs, and no more is sent. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Position of the device. Requested only by `ask`, unless permission was granted before. */
export function usePosition(): { state: Position; ask: () => void } {
  const [state, setState] = useState<Position>({ kind: 'unasked' });
  const ask = () => {
    if (!navigator.geolocation) return setState({ kind: 'failed' });
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setState({
          kind: 'known',
          position: { latitude: coarse(latitude), longitude: coarse(longitude) },
        }),
      ({ code }) => setState({ kind: code === 1 ? 'refused' : 'failed' }),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  useEffect(() => {
    let gone = false;
    const query = navigator.permissions?.query({ name: 'geolocation' });
    void query?.then(({ state: known }) => {
      if (gone) return;
      if (known === 'granted') ask();
      if (known === 'denied') setState({ kind: 'refused' });
    });
    return () => {
      gone = true;
    };
  }, []);
  return { state, ask };
}
