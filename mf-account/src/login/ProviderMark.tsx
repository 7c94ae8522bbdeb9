import type { SignInMethod } from '@scoreline/shared-lib/contract';
import type { ReactNode } from 'react';

export type Provider = Exclude<SignInMethod, 'email'>;

const mark = (children: ReactNode) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const marks: Record<Provider, ReactNode> = {
  google: mark(
    <g fill="none" strokeWidth="4">
      <path d="M18.4 5.6A9 9 0 0 0 4.2 7.5" stroke="#ea4335" />
      <path d="M4.2 7.5a9 9 0 0 0 0 9" stroke="#fbbc05" />
      <path d="M4.2 16.5a9 9 0 0 0 13.6 2.4" stroke="#34a853" />
      <path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#4285f4" />
    </g>,
  ),
  facebook: mark(
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        d="M10.5 22v-8H8v-3h2.500V9c0-2.5 1.3-4 3.8-4H16.500v3h-1.500c-1 0-1.4.5-1.4 1.400V11h2.800l-.5 3h-2.300v8z"
        fill="#fff"
      />
    </>,
  ),
  apple: mark(
    <path
      d="M15.5 2c.2 2-1.7 4-3.6 4-.2-2 1.7-3.9 3.6-4zM12 7.500c1 0 2.1-1 3.9-1 1.7 0 3 .9 3.8 2-3.2 1.9-2.7 6.3.6 7.6-.7 2-2.5 5.4-4.5 5.4-1.3 0-1.9-.8-3.5-.8s-2.2.8-3.4.8C6.4 21.5 3.5 16.3 3.5 12.500c0-3.8 2.5-5.9 4.9-5.9 1.6 0 2.7.9 3.6.9z"
      fill="currentColor"
    />,
  ),
};

/** A plain icon of the provider, next to its name. */
export const ProviderMark = ({ provider }: { provider: Provider }) => marks[provider];
