import { useAppDispatch } from '@scoreline/shared-lib/api';
import { newUuid } from '@scoreline/shared-lib/device';
import { useEffect, useRef, useState } from 'react';

import { largestScreenshot, mostScreenshots, pictureTypes, sendScreenshot } from './screenshotApi';

export interface Screenshot {
  key: string;
  file: File;
  /** Object URL of the picture. */
  preview: string;
  /** The server's id, once uploaded. */
  id?: string;
}

export type ScreenshotError = 'contact.tooMany' | 'contact.tooLarge' | 'contact.notPicture';

function refusal(file: File): ScreenshotError | null {
  if (!pictureTypes.includes(file.type)) return 'contact.notPicture';
  return file.size > largestScreenshot ? 'contact.tooLarge' : null;
}

/** Up to five pictures attached to a message: add, preview, remove, upload. */
export function useScreenshots() {
  const dispatch = useAppDispatch();
  const [shots, setShots] = useState<Screenshot[]>([]);
  const [error, setError] = useState<ScreenshotError | null>(null);
  const shown = useRef(shots);
  useEffect(() => {
    shown.current = shots;
  }, [shots]);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const add = (files: File[]) => {
    const fit = files.filter((file) => !refusal(file));
    const room = mostScreenshots - shots.length;
    setError(
      files.map(refusal).find((found) => found !== null) ??
        (fit.length > room ? 'contact.tooMany' : null),
    );
    const taken = fit.slice(0, room).map((file) => ({
      key: newUuid(),
      file,
      preview: URL.createObjectURL(file),
    }));
    setShots([...shots, ...taken]);
  };
  const remove = (key: string) => {
    const gone = shots.find((shot) => shot.key === key);
    if (gone) URL.revokeObjectURL(gone.preview);
    setShots(shots.filter((shot) => shot.key !== key));
    setError(null);
  };
  /** Uploads all pictures that are not uploaded yet. Returns all ids, or null if an upload failed. */
  const sendAll = async (): Promise<string[] | null> => {
    const ids: string[] = [];
    for (const shot of shots) {
      const id = shot.id ?? (await dispatch(sendScreenshot(shot.file)));
      if (id === null) return null;
      ids.push(id);
      setShots((all) => all.map((each) => (each.key === shot.key ? { ...each, id } : each)));
    }
    return ids;
  };
  return { shots, error, add, remove, sendAll };
}
