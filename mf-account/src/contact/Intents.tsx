import type { FeedbackIntent } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { chosenCard } from '@scoreline/shared-lib/page';
import { fontSize, inputOverAll, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

const intents: FeedbackIntent[] = ['problem', 'general', 'improvement', 'vip'];

interface IntentsProps {
  value: FeedbackIntent;
  onChange: (intent: FeedbackIntent) => void;
}

/** Selects the topic of the message. */
export function Intents({ value, onChange }: IntentsProps) {
  const { t } = useTranslation('account');
  return (
    <Group role="radiogroup" aria-label={t('contact.about')}>
      {intents.map((intent) => (
        <label key={intent}>
          <input
            type="radio"
            name="intent"
            checked={intent === value}
            onChange={() => onChange(intent)}
          />
          <span>{t(`contact.intents.${intent}`)}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};

  label {
    ${inputOverAll}
    display: grid;
  }
  span {
    display: grid;
    place-items: center;
    min-block-size: 56px;
    padding: ${space(2)};
    border: 1px solid var(--text-muted-70);
    border-radius: ${radius.chip};
    font-size: ${fontSize[13]};
    font-weight: 500;
    text-align: center;
  }
  input:checked + span {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-12);
    ${chosenCard}
  }
`;
