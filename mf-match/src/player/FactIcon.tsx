const paths = {
  club: 'M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5z',
  nation: 'M6 21V4M6 5h12l-2.5 4L18 13H6',
  number: 'M9 4L7 20M17 4l-2 16M5 9h15M4 15h15',
  position: 'M4 5h16v14H4zM12 5v14M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  foot: 'M9 3c-1 5-1 8 0 11l-4 4c-1 1 0 3 2 3h3l9-4c2-1 2-4 0-5-3-1-5-4-5-9z',
  birth: 'M5 20v-7h14v7M3 20h18M5 16c2 2 3-1 5 0s3-1 5 0 3 0 4 0M12 13V9M12 6V5',
  height: 'M12 3v18M8.5 6.5L12 3l3.5 3.5M8.5 17.5L12 21l3.5-3.5',
} as const;

export function FactIcon({ of }: { of: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" focusable="false">
      <path
        d={paths[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
