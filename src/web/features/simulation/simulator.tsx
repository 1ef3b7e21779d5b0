import { Button, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { changedRows } from '#domain/simulation/changed-rows.ts'
import { simulator } from '#domain/simulation/simulate.ts'
import { PrintButton } from '#web/ui/print-button.tsx'
import { AppliedNotice } from './apply/applied-notice.tsx'
import { ApplyModal } from './apply/apply-modal.tsx'
import { useApplying } from './apply/use-applying.ts'
import { ChangesCard } from './changes/changes-card.tsx'
import { effectiveChanges } from './changes/effective-changes.ts'
import { useChanges } from './changes/use-changes.ts'
import { compare } from './comparison/comparison.ts'
import { ComparisonSection } from './comparison/comparison-section.tsx'
import { indexKitchen, isOfKitchen } from './kitchen-index.ts'
import { SimulatorHeader } from './simulator-header.tsx'
import { Suggestion } from './suggestion.tsx'
import type { SimulationSearch } from './simulation-search.ts'

export interface SimulatorProps {
  kitchen: SimulationKitchen
  settings: Settings
  search: SimulationSearch
  onSearch: (change: Partial<SimulationSearch>) => void
}

/** The changes and what they come to, computed in the browser at every keystroke; nothing is sent to the server before 'Appliquer'. */
export function Simulator({ kitchen, settings, search, onSearch }: SimulatorProps) {
  const t = useTranslations('simulation')
  const changes = useChanges(search.changes ?? '', (text) => onSearch({ changes: text || undefined }))
  const index = useMemo(() => indexKitchen(kitchen), [kitchen])
  const gamme = search.gamme === undefined ? undefined : index.gammes.get(search.gamme)
  const scope = useMemo(() => (gamme ? new Set(gamme.ficheIds) : null), [gamme])

  const shown = useMemo(
    () => changes.changes.filter((change) => isOfKitchen(change, index)),
    [changes.changes, index],
  )
  const { effective, negative } = useMemo(
    () => effectiveChanges(shown, kitchen, scope),
    [shown, kitchen, scope],
  )
  const simulate = useMemo(
    () => simulator(kitchen, settings.wastageMethod),
    [kitchen, settings.wastageMethod],
  )
  const comparison = useMemo(
    () => compare(simulate(effective), scope, settings),
    [simulate, effective, scope, settings],
  )

  const { forget } = changes
  const applying = useApplying({
    effective,
    sheetIds: gamme?.ficheIds,
    index,
    onApplied: forget,
  })
  const dialog = useMemo(
    () => (applying.asking ? changedRows(kitchen, effective, settings.wastageMethod, scope) : null),
    [applying.asking, kitchen, effective, settings.wastageMethod, scope],
  )
  const { applied, dismiss } = applying
  if (applied !== null && shown.length > 0) dismiss()

  return (
    <>
      <SimulatorHeader
        actions={
          <>
            <PrintButton disabled={effective.length === 0}>{t('print')}</PrintButton>
            <Button onClick={applying.open} disabled={effective.length === 0 || negative.size > 0}>
              {t('apply.open')}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        <AppliedNotice applied={applied} onClose={dismiss} />
        <ChangesCard
          kitchen={kitchen}
          index={index}
          settings={settings}
          shown={shown}
          negative={negative}
          changes={changes}
          gamme={gamme?.id}
          scope={scope}
          onGamme={(id) => onSearch({ gamme: id })}
        />
        {shown.length === 0 ? (
          <Suggestion index={index} onTry={changes.add} />
        ) : (
          <ComparisonSection comparison={comparison} settings={settings} />
        )}
      </Stack>
      <ApplyModal
        target={dialog}
        index={index}
        gamme={gamme?.nom}
        missing={shown.filter(({ value }) => value === null).length}
        busy={applying.busy}
        failure={applying.failure}
        changedSince={applying.changedSince}
        onConfirm={applying.confirm}
        onCancel={applying.close}
      />
    </>
  )
}
