import { Button, fontSize, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface Choice {
  label: string;
  act(): void;
}

export interface NoticeContent {
  text: string;
  refuse: Choice;
  /** Absent for a notice that is only read. */
  accept?: Choice | undefined;
}

/** A question at the bottom of the page that does not block reading; both answers look equally important. */
export function Notice({ text, refuse, accept }: NoticeContent) {
  return (
    <Frame aria-label={text} role="region">
      <p>{text}</p>
      <Buttons>
        <Button kind="secondary" onClick={refuse.act}>
          {refuse.label}
        </Button>
        {accept && <Button onClick={accept.act}>{accept.label}</Button>}
      </Buttons>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  font-size: ${fontSize[15]};
  background: var(--surface-raised);
  box-shadow: 0 8px 32px rgb(0 0 0 / 24%);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
