import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, IconButton } from '@scoreline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Focuses the field on mount. */
  eager?: boolean;
}

export function SearchField({ text, onText, onSubmit, eager = false }: SearchFieldProps) {
  const { t } = useTranslation('scores');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (eager) input.current?.focus();
  }, [eager]);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // An empty field has the page's direction.
        dir={text ? 'auto' : undefined}
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text && <IconButton icon="close" label={t('search.clear')} onClick={clear} />}
    </Form>
  );
}

const Form = styled.form`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline-start: 12px;
  border: 1px solid var(--text-muted-70);
  border-radius: 22px;
  background: var(--surface-raised);

  > svg {
    color: var(--text-muted);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 42px;
    border: 0;
    outline: none;
    /* iOS zooms into inputs with text below 16 px. */
    font: inherit;
    font-size: 1rem;
    color: var(--text);
    background: none;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    /* The bar is hardly higher. */
    outline-offset: -1px;
  }
`;
