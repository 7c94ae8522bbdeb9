import { fontSize, media, rem } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { wordSize } from './wordSize';

interface PageHeadProps {
  /** Crest, shirt or flag. */
  picture: ReactNode;
  title: string;
  /** Country or club the subject belongs to. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The large heading of a page. */
export function PageHead({ picture, title, note, children }: PageHeadProps) {
  return (
    <Head>
      {picture}
      <Names>
        <Title style={{ fontSize: wordSize(title, 22) }}>{title}</Title>
        {note && <Note>{note}</Note>}
      </Names>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 72px;
  padding: 0 16px 12px;
  background: var(--surface-raised);

  > div {
    /* In large text the name is not cut: the buttons wrap below it. */
    flex: 1 1 ${rem(112)};
    min-inline-size: 0;
  }
  ${media.tablet} {
    padding-inline: max(16px, calc((100% - 736px) / 2));
  }
  ${media.wide} {
    padding-inline: max(16px, calc((100% - var(--page-width)) / 2 + 16px));
  }
`;

const Names = styled.div`
  container-type: inline-size;
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${fontSize[22]};
  font-weight: 700;
  line-height: 1.2;
  /* Clip horizontally only: a “g”, and most of Urdu, descends below the line. */
  overflow-x: clip;
  text-overflow: ellipsis;
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-start: 4px;
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;
