import { Box, Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MAX_CHOSEN } from '#contract/catalogue.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { useImportRows } from './catalogue-api.ts'
import classes from '#web/ui/table/selection-bar.module.css'
import type { MatchingSelecting } from '#web/lib/selection/use-matching-selection.ts'

/** The number of selected rows, always visible, and the button that imports them. */
export function SelectionBar({ id, selecting }: { id: string; selecting: MatchingSelecting }) {
  const t = useTranslations('catalogue')
  const sentence = useFailureSentence()
  const importing = useImportRows()
  const { ids, keep, leave, cutFrom, tooMany, failure } = selecting
  const next = [...ids].slice(0, MAX_CHOSEN)

  const importThem = () => {
    if (importing.isPending) return
    importing.mutate(
      { id, productIds: next },
      {
        onSuccess: ({ imported, already }) => {
          leave(next)
          if (imported > 0)
            notifySuccess(already > 0 ? t('notice.importedSome', { already }) : t('notice.imported'))
          else if (already > 0) notifySuccess(t('notice.allAlready'))
          else notifyFailure(t('failure.allGone'))
        },
      },
    )
  }

  return (
    <>
      {failure !== null && <ErrorBanner text={sentence(t('failure.selectAll'), failure)} />}
      <section className={classes.bar} aria-label={t('selection.label')} hidden={ids.size === 0}>
        {importing.isError && (
          <Box flex="1 0 100%">
            <ErrorBanner
              text={sentence(t('failure.import'), importing.error)}
              onClose={() => importing.reset()}
            />
          </Box>
        )}
        <div className={classes.words}>
          <output className={classes.count}>
            {ids.size > 0 && t('selection.count', { count: ids.size })}
          </output>
          <span className={classes.hint}>{t('selection.hint')}</span>
          {(tooMany || cutFrom !== null) && (
            <Text size="sm" component="output" display="block">
              {cutFrom !== null && `${t('selection.onlyFirst', { most: MAX_CHOSEN, total: cutFrom })} `}
              {t('selection.tooMany', { most: MAX_CHOSEN })}
            </Text>
          )}
        </div>
        <Button variant="default" onClick={() => keep([])} disabled={importing.isPending}>
          {t('selection.none')}
        </Button>
        <DemoLock>
          <Button onClick={importThem} disabled={importing.isPending || ids.size === 0}>
            {importing.isPending ? t('selection.importing') : t('selection.import', { count: next.length })}
          </Button>
        </DemoLock>
      </section>
    </>
  )
}
