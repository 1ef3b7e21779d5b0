import { Button } from '@mantine/core'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ConfigurationMissing } from '#web/ui/configuration-missing.tsx'
import { ServerUnavailableError } from '#web/lib/failure/failure.ts'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { FullPageError } from '#web/ui/full-page-error.tsx'
import { Money } from '#web/ui/money.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'
import { InShellContext, PagePending } from '#web/ui/page-pending.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { RouteNotFound } from '#web/ui/route-not-found.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { CardGridSkeleton, FormSkeleton, TableSkeleton } from '#web/ui/skeletons.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { StoredState } from '#web/ui/stored-state.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import type { Examples } from '../example.ts'

const failure = new TypeError('Failed to fetch')
const nothing = () => {}
const unanswered = {
  data: 'Ce qui était là',
  error: failure,
  isFetching: false,
  refetch: nothing,
  unanswered: true,
}

export const examples: Examples = {
  EmptyState: () => (
    <EmptyState
      drawing={<PlateDrawing />}
      title="Rien pour l’instant"
      sentence="Ce qui viendra ici, en une phrase."
      action={<Button>Commencer</Button>}
    />
  ),
  NothingFound: () => (
    <NothingFound
      drawing={<PlateDrawing />}
      sentence="Aucun résultat"
      clearLabel="Effacer les filtres"
      onClear={nothing}
    />
  ),
  'ConfigurationMissing, at another address than PUBLIC_URL': () => <ConfigurationMissing />,
  'AutosaveFailure, of an unavailable server': () => (
    <AutosaveFailure
      what="Erreur lors de la sauvegarde"
      failure={new ServerUnavailableError(503, { carried: true, retryAfterSeconds: 5 })}
      onRetry={nothing}
    />
  ),
  'Money, known and not known': () => (
    <>
      <Money amount={5.47} /> <Money amount={null} />
    </>
  ),
  ErrorBanner: () => <ErrorBanner text="Une erreur est survenue" onRetry={nothing} onClose={nothing} />,
  'ConflictNotice, both changed a field': () => (
    <ConflictNotice
      conflict={{
        state: {
          is: 'asked',
          times: 1,
          rows: [{ key: 'phone', label: 'Téléphone', mine: '01 02 03 04 05', stored: '05 04 03 02 01' }],
          taken: ['Notes'],
        },
        keepMine: nothing,
        takeStored: nothing,
        swap: nothing,
      }}
      busy={false}
    />
  ),
  'MadeBeforeNotice, after a lost answer': () => (
    <MadeBeforeNotice
      creation={{ madeBefore: 'Metro', forget: nothing }}
      nameOf={(made) => made}
      busy={false}
      onCorrect={nothing}
      onAnother={nothing}
    />
  ),
  ErrorCard: () => <ErrorCard failure={failure} onRetry={nothing} />,
  'PageState, a search without an answer': () => (
    <PageState query={unanswered}>{(data) => <p>{data}</p>}</PageState>
  ),
  RouteNotFound,
  FullPageError: () => <FullPageError error={failure} reset={nothing} />,
  SignedOutBanner: () => <SignedOutBanner text="Votre session a expiré" />,
  StoredState: () =>
    (['saving', 'failed', 'unsaved', 'saved'] as const).map((state) => (
      <div key={state}>
        <StoredState state={state}>{state}</StoredState>
      </div>
    )),
  SaveState: () => (
    <SaveState autosave={{ status: 'idle', failure: null, unsaved: {}, savedAt: new Date() }} />
  ),
  TableSkeleton: () => <TableSkeleton rows={3} />,
  CardGridSkeleton: () => <CardGridSkeleton cards={4} />,
  FormSkeleton: () => <FormSkeleton fields={2} />,
  PageSpinner,
  PagePending: () => (
    <InShellContext value>
      <PagePending />
    </InShellContext>
  ),
}
