import {
  languages,
  sports,
  usualCounts,
  widgetDensities,
  type WidgetOptions,
  widgetThemes,
  widgetTypes,
  type Sport,
  type WidgetDensity,
  type WidgetTheme,
  type WidgetType,
} from '@scoreline/shared-lib/contract';
import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice, Switch } from '@scoreline/shared-lib/page';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { AccentField } from './AccentField';
import { type Choices, subjectOf } from './choices';
import { Field, Hint, TextInput } from './Field';
import { SubjectSearch } from './SubjectSearch';

interface Props {
  choices: Choices;
  onChange(choices: Choices): void;
}

const own = '';
const counts = [3, 4, 5, 6, 8, 10, 12, 15, 20];

/** All options of a widget. */
export function Form({ choices, onChange }: Props) {
  const { t } = useTranslation('widget');
  const { options } = choices;
  const set = (change: Partial<WidgetOptions>) =>
    onChange({ ...choices, options: { ...options, ...change } });
  return (
    <Fields>
      <Subject {...{ choices, onChange, set }} />
      <Look {...{ options, set }} />
      <Field label={t('builder.language')}>
        <Choice
          label={t('builder.language')}
          options={[
            { value: own, label: t('builder.languageAuto') },
            ...languages.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={options.lang ?? own}
          onChange={(lang) => set({ lang: lang || null })}
        />
      </Field>
      <Contents {...{ options, set }} />
      <Field label={t('builder.clientId')} hint={t('builder.clientIdHint')}>
        <TextInput
          aria-label={t('builder.clientId')}
          value={options.clientId}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => set({ clientId: event.target.value.trim().toLowerCase() })}
        />
      </Field>
    </Fields>
  );
}

interface PartProps {
  options: WidgetOptions;
  set(change: Partial<WidgetOptions>): void;
}

/** The league or match that the widget shows. */
function Subject({ choices, onChange, set }: Props & Pick<PartProps, 'set'>) {
  const { t } = useTranslation(['widget', 'shared']);
  const { options } = choices;
  const subject = subjectOf(options.type);
  return (
    <>
      <Field label={t('builder.type')}>
        <Choice
          label={t('builder.type')}
          options={widgetTypes.map((value) => ({ value, label: t(`builder.types.${value}`) }))}
          value={options.type}
          onChange={(type) =>
            set({ type: type as WidgetType, count: usualCounts[type as WidgetType] })
          }
        />
      </Field>
      {options.type === 'matches' && !choices.league && (
        <SegmentedControl
          label={t('builder.sport')}
          options={sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }))}
          value={options.sport}
          onChange={(sport: Sport) => set({ sport })}
        />
      )}
      <SubjectSearch
        key={subject}
        kind={subject}
        chosen={choices[subject]}
        onChoose={(chosen) => onChange({ ...choices, [subject]: chosen })}
      />
    </>
  );
}

/** Theme, colour and density. */
function Look({ options, set }: PartProps) {
  const { t } = useTranslation('widget');
  const { styleProvider } = useBrand();
  return (
    <>
      <SegmentedControl
        label={t('builder.theme')}
        options={widgetThemes.map((value) => ({ value, label: t(`builder.themes.${value}`) }))}
        value={options.theme}
        onChange={(theme: WidgetTheme) => set({ theme })}
      />
      <AccentField
        accent={options.accent}
        style={styleProvider}
        onChange={(accent) => set({ accent })}
      />
      <SegmentedControl
        label={t('builder.density')}
        options={widgetDensities.map((value) => ({
          value,
          label: t(`builder.densities.${value}`),
        }))}
        value={options.density}
        onChange={(density: WidgetDensity) => set({ density })}
      />
    </>
  );
}

/** Number of lines, and whether prices appear. */
function Contents({ options, set }: PartProps) {
  const { t } = useTranslation('widget');
  return (
    <>
      {options.type !== 'match' && (
        <Field label={t('builder.count')}>
          <Choice
            label={t('builder.count')}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(options.count)}
            onChange={(count) => set({ count: Number(count) })}
          />
        </Field>
      )}
      {(options.type === 'matches' || options.type === 'match') && (
        <div>
          <Switch checked={options.odds} onChange={(odds) => set({ odds })}>
            {t('builder.odds')}
          </Switch>
          <Hint>{t('builder.oddsHint')}</Hint>
        </div>
      )}
    </>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
`;
