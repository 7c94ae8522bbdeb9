import { TopBar } from '@scoreline/shared-lib/page';
import { fontSize, media, space } from '@scoreline/shared-lib/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface FormPageProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  onSubmit?: () => void;
  children: ReactNode;
  /** Links below the form. */
  foot?: ReactNode;
}

/** A form in one narrow column, with a back button. */
export function FormPage({ title, lead, onSubmit, children, foot }: FormPageProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Page>
      <TopBar>{null}</TopBar>
      <Column>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {onSubmit ? (
          <Form noValidate onSubmit={submit}>
            {children}
          </Form>
        ) : (
          <Form as="div">{children}</Form>
        )}
        {foot && <Foot>{foot}</Foot>}
      </Column>
    </Page>
  );
}

const Page = styled.div`
  --page-width: 440px;
`;

const Column = styled.div`
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};

  ${media.tablet} {
    margin-block-start: ${space(8)};
    padding: ${space(8)};
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface-raised);
  }
`;

const Title = styled.h1`
  font-size: ${fontSize[22]};
  font-weight: 700;
  line-height: 1.25;
`;

const Lead = styled.p`
  padding-block-start: ${space(2)};
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(6)};
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${space(4)};
`;
