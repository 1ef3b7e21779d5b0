import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
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
import { keepMapping, useStoreSales } from '../sales-api.ts'
import { salesOf, resolvedMatches } from './resolved-names.ts'
import classes from './till-import.module.css'
import { TillColumns } from './till-columns.tsx'
import { TillNames } from './till-names.tsx'
import type { TillImport } from './till-reader.ts'
import { useTillNames } from './use-till-names.ts'

export interface TillStepsProps {
  carte: CarteSales
  control: ImportFileControl<TillImport>
  onImported: (periodId: string) => void
}

/** Where the sales are stored: in a new period, in a stored one of the same days, or in the one of an earlier send. */
type Place =
  | { kind: 'new' }
  | { kind: 'stored'; stored: SalesPeriod }
  | { kind: 'made'; made: SalesPeriodDetail }

const NEW: Place = { kind: 'new' }

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
  const resolvedNames = resolvedMatches(matches ?? [], resolved)
  const { derived, left, ...sales } = salesOf(resolvedNames, carte.menus)

  const period = {
    id: carte.id,
    ...form.values,
    fileName: fileName?.slice(0, FILE_NAME_MAX_LENGTH) ?? null,
    ...sales,
  }
  const storeIn = async (place: Place) => {
    const stored =
      place.kind === 'new'
        ? await store.add(period)
        : place.kind === 'made'
          ? await store.rewrite({ made: place.made, period })
          : { ...(await store.replace(place.stored.id, period)), of: place.stored }
    const columns = mapping && (await control.reader.current?.keep(mapping).catch(() => null))
    if (isSavedColumns(columns, TILL_ROLES))
      await keepMapping(carte.id, toSavedTillMapping(columns, resolvedNames, carte.mapping))
    return stored
  }
  const { acting, act, last, cancel, ...is } = useAct(storeIn, {
    onDone: (stored) => {
      if ('putBack' in stored)
        notifyUndo(t('confirm.replaced', { period: daysText(stored.of) }), common('undo'), () => {
          stored
            .putBack()
            .catch((failure: unknown) => notifyFailure(sentence(t('confirm.putBackFailed'), failure)))
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

  return (
    <Stack gap="lg">
      <UnsavedChangesGuard dirty={resolved.size > 0 && acting.state !== 'done'} />
      {source !== null && <SourceName source={source} />}
      <TillColumns control={control} />
      {names.failed && <ErrorBanner text={tableFile('refused.unreadable')} />}
      {matches !== null && (
        <>
          <DaysFields form={form} others={carte.periods} />
          <TillNames carte={carte} matches={matches} control={names} />
          {madeBefore === undefined ? (
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
          <Card className={classes.confirm}>
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
