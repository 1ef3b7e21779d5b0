import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { toSavedTillMapping } from '#domain/till/saved-till-mapping.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { TILL_ROLES } from '#domain/till/till-columns.ts'
import { isSavedColumns } from '#domain/tables/saved-columns.ts'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import { ActState } from '#web/entities/import-flow/sending/act-state.tsx'
import { useAct } from '#web/entities/import-flow/sending/use-act.ts'
import { madeBeforeOf } from '#web/lib/failure/made-before.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { DaysFields } from '../periods/days-fields.tsx'
import { haveSameDays, monthBefore } from '#web/entities/carte/days.ts'
import { useDaysForm } from '../periods/use-days-form.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import { usePeriodName } from '../periods/use-period-name.ts'
import { keepMapping, type NewPeriod, useStoreSales } from '../sales-api.ts'
import { salesOf, resolvedMatches } from './resolved-names.ts'
import classes from './till-import.module.css'
import { DaysKnownNotice } from './days-known-notice.tsx'
import { daysKnownOf } from './days-known.ts'
import { TillColumns } from './till-columns.tsx'
import { TillDays } from './till-days.tsx'
import { TillNames } from './till-names.tsx'
import type { TillImport } from './till-reader.ts'
import { useDaysSold } from './use-days-sold.ts'
import { useTillNames } from './use-till-names.ts'

export interface TillStepsProps {
  carte: CarteSales
  control: ImportFileControl<TillImport>
  onImported: (periodId: string) => void
}

/** Where the sales are stored: in a new period, in a stored one of the same days, or in the one of an earlier send. */
type Where =
  | { kind: 'new' }
  | { kind: 'stored'; stored: SalesPeriod }
  | { kind: 'made'; made: SalesPeriodDetail }

/** And what becomes of days whose sales are known already: they are replaced, or those named stay; absent, they are asked about. */
type Place = Where & { known?: 'replaced' | readonly string[] }

const NEW: Place = { kind: 'new' }

interface Stored {
  id: string
  /** What was done and how it is undone; null where the page of the period has all that takes it back. */
  undo: { text: string; failed: string; run: () => Promise<unknown> } | null
}

/** What the file says, which days it is of, which dishes its names mean; stored when the user says so. */
export function TillSteps({ carte, control, onImported }: TillStepsProps) {
  const t = useTranslations('till')
  const tableFile = useTranslations('tableFile')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const daysText = useDaysText()
  const names = useTillNames(carte, control)
  const { matches, resolved, isCurrent } = names
  const { source, fileName, mapping, read } = control.file
  const [month] = useState(() => monthBefore(new Date()))
  const store = useStoreSales(carte)
  const nameOf = usePeriodName()
  const form = useDaysForm({ initialValues: read?.notes.sales.days ?? month, atOnce: true })
  const resolvedNames = useMemo(() => resolvedMatches(matches ?? [], resolved), [matches, resolved])
  const { derived, left, ...sales } = salesOf(resolvedNames, carte.menus)

  const byDay = useDaysSold(carte, control, resolvedNames, form.values)
  const period = {
    id: carte.id,
    ...form.values,
    fileName: fileName?.slice(0, FILE_NAME_MAX_LENGTH) ?? null,
    ...sales,
  }
  const storeAt = async (place: Place, sent: NewPeriod): Promise<Stored> => {
    if (place.kind === 'made')
      return { id: (await store.rewrite({ made: place.made, period: sent })).id, undo: null }
    if (place.kind === 'stored') {
      const { id, putBack } = await store.replace(place.stored.id, sent)
      const text = t('confirm.replaced', { period: daysText(place.stored) })
      return { id, undo: { text, failed: t('confirm.putBackFailed'), run: putBack } }
    }
    const { id, takeBack } = await store.add(sent)
    const services = sent.days?.length ?? 0
    const text = t('confirm.withDays', { days: services })
    return { id, undo: services === 0 ? null : { text, failed: t('confirm.takeBackFailed'), run: takeBack } }
  }
  const storeIn = async (place: Place) => {
    const { known } = place
    const days = byDay.days.filter(({ day }) => typeof known !== 'object' || !known.includes(day))
    const sent = { ...period, days, replaceDays: known === 'replaced' }
    const stored = await storeAt(place, sent)
    const columns = mapping && (await control.reader.current?.keep(mapping).catch(() => null))
    if (isSavedColumns(columns, TILL_ROLES))
      await keepMapping(carte.id, toSavedTillMapping(columns, resolvedNames, carte.mapping))
    return stored
  }
  const { acting, act, last, cancel, ...is } = useAct(storeIn, {
    onDone: (stored) => {
      const { undo } = stored
      if (undo !== null)
        notifyUndo(undo.text, common('undo'), () => {
          undo.run().catch((failure: unknown) => notifyFailure(sentence(undo.failed, failure)))
        })
      onImported(stored.id)
    },
  })
  const busy = is.busy || acting.state === 'done'
  const unready = !isCurrent || Object.values(sales).every(({ length }) => length === 0)
  // Those of the same days have the same sales, most often; a closed one cannot be changed.
  const same = form.isValid()
    ? carte.periods.filter((one) => one.closedAt === null && haveSameDays(one, form.values))
    : []
  const madeBefore = acting.state === 'failed' ? madeBeforeOf(acting.failure) : undefined
  const known = acting.state === 'failed' ? daysKnownOf(acting.failure) : []

  return (
    <Stack gap="lg">
      <UnsavedChangesGuard dirty={resolved.size > 0 && acting.state !== 'done'} />
      {source !== null && <SourceName source={source} />}
      <TillColumns control={control} />
      {names.failed && <ErrorBanner text={tableFile('refused.unreadable')} />}
      {matches !== null && (
        <>
          <Stack gap="sm">
            <DaysFields form={form} others={carte.periods} />
            <TillDays byDay={byDay.byDay} withheld={byDay.withheld} left={left} />
          </Stack>
          <TillNames carte={carte} matches={matches} control={names} />
          {known.length > 0 ? (
            <DaysKnownNotice
              days={known}
              busy={busy}
              onReplace={() => act({ ...(last ?? NEW), known: 'replaced' })}
              onKeep={() => act({ ...(last ?? NEW), known })}
            />
          ) : madeBefore === undefined ? (
            acting.state === 'failed' && (
              <ActState
                acting={acting}
                onCancel={cancel}
                // What an earlier send has made is asked for again, as it is then.
                onRetry={() => act(last?.kind === 'stored' ? last : NEW)}
              />
            )
          ) : (
            <MadeBeforeNotice
              creation={{ madeBefore: madeBefore as SalesPeriodDetail, forget: store.forget }}
              nameOf={daysText}
              busy={busy}
              onCorrect={(made) => act({ kind: 'made', made })}
              onAnother={() => act(NEW)}
            />
          )}
          {/* Its place is at the foot of the window, where it would cover the answers to the question. */}
          <Card className={classes.confirm} hidden={known.length > 0}>
            <Group justify="space-between">
              <Text component="output">
                {t('confirm.total', {
                  sold: sumOf(sales.quantities),
                  dishes: sales.quantities.length,
                  menus: sumOf(sales.menuQuantities),
                  left,
                })}
                {sales.menuQuantities.length > 0 && (
                  <Text span display="block" size="sm" c="dimmed">
                    {t('confirm.twice')}
                  </Text>
                )}
                {derived.map(({ menu, quantity }) => (
                  <Text key={menu.id} span display="block" size="sm" c="var(--saffron-text)">
                    {t('confirm.derived', { menu: menu.nom, sold: quantity })}
                  </Text>
                ))}
              </Text>
              <Group gap="sm">
                {same.map((stored) => (
                  <Button
                    key={stored.id}
                    onClick={() => act({ kind: 'stored', stored })}
                    loading={busy}
                    disabled={unready}
                  >
                    {same.length === 1
                      ? t('confirm.replace')
                      : t('confirm.replaceOf', { period: nameOf(stored, carte.periods) })}
                  </Button>
                ))}
                <Button
                  onClick={() => act(NEW)}
                  loading={busy}
                  disabled={!form.isValid() || unready}
                  variant={same.length === 0 ? 'filled' : 'default'}
                >
                  {t(same.length === 0 ? 'confirm.save' : 'confirm.another')}
                </Button>
              </Group>
            </Group>
          </Card>
        </>
      )}
    </Stack>
  )
}

function sumOf(sales: readonly { quantity: number }[]): number {
  return sales.reduce((sum, { quantity }) => sum + quantity, 0)
}
