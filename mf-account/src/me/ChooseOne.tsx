import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, plainButton, Sheet } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

interface ChooseOneProps<V extends string> {
  open: boolean;
  title: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
  onClose: () => void;
}

/** A choice in a sheet that closes on selection. */
export function ChooseOne<V extends string>(props: ChooseOneProps<V>) {
  const { t } = useTranslation('shared');
  const choose = (value: V) => {
    props.onChoose(value);
    props.onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('actions.close')}
    >
      <ul>
        {props.options.map(({ value, label }) => (
          <li key={value}>
            <Option
              type="button"
              aria-current={value === props.value || undefined}
              onClick={() => choose(value)}
            >
              {label}
              {value === props.value && <Icon name="check" />}
            </Option>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const Option = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 48px;

  &[aria-current] {
    font-weight: 700;
    color: var(--accent);
  }
`;
