import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, ButtonLink } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { useFilters } from '../filters/useFilters';
import { ListPage } from '../page/ListPage';
import { MatchPicker } from './MatchPicker';
import { OwnTips } from './OwnTips';
import { TipEditor } from './TipEditor';
import { useMemberAnswer } from '@scoreline/shared-lib/page';

/** The editors' page: choose a match, publish a tip, review published tips. */
export function EditorPage() {
  const { t } = useTranslation('discover');
  const asked = useMemberAnswer('patron/frontend/tips/editor', {});
  const canLogIn = useCanLogIn();
  return (
    <ListPage page="editor">
      {asked.isLogin ? (
        <Answer of={asked} rows={6}>
          {({ name }) =>
            name === null ? (
              <EmptyState title={t('editor.onlyEditors')} picture="lock" />
            ) : (
              <Editor name={name} />
            )
          }
        </Answer>
      ) : (
        <EmptyState
          title={t(canLogIn ? 'editor.signIn' : 'editor.onlyEditors')}
          picture="lock"
          action={canLogIn && <ButtonLink to={paths.login}>{t('editor.toSignIn')}</ButtonLink>}
        />
      )}
    </ListPage>
  );
}

function Editor({ name }: { name: string }) {
  const filters = useFilters();
  const matchId = Number(filters.query.get('match'));
  const leave = () => filters.set({ match: '' });
  if (matchId > 0) return <TipEditor key={matchId} matchId={matchId} name={name} onDone={leave} />;
  return (
    <>
      <MatchPicker filters={filters} />
      <OwnTips />
    </>
  );
}
