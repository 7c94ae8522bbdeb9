import type { MatchImage } from '@scoreline/shared-lib/contract';
import { useEffect, useState } from 'react';

import { listenTo } from './liveTopics';
import type { WidgetSource } from './source';

export type LiveMatches = ReadonlyMap<number, MatchImage>;

const none: LiveMatches = new Map();

/** The newest image of each match while the widget is visible, from the page's one socket. */
export function useLiveMatches(
  { site, clientId }: WidgetSource,
  eventIds: readonly number[],
  isSeen: boolean,
): LiveMatches {
  const [images, setImages] = useState<LiveMatches>(none);
  const wanted = eventIds.join(' ');
  useEffect(() => {
    if (!isSeen || wanted === '') return undefined;
    const stops = wanted
      .split(' ')
      .map((id) =>
        listenTo<MatchImage>({ site, clientId }, `match:${id}`, (image) =>
          setImages((before) => new Map(before).set(Number(id), image)),
        ),
      );
    return () => stops.forEach((stop) => stop());
  }, [site, clientId, wanted, isSeen]);
  return images;
}
