import { Button, Card, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Holders } from '#contract/batch-shapes.ts'
import { LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { paths } from '#web/entities/paths.ts'
import { orpc } from '#web/lib/query/api.ts'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TracePaper } from './trace-paper.tsx'
import classes from './whereabouts-page.module.css'
import { whereaboutsTrace } from './whereabouts-document.ts'
import type { whereaboutsSearch } from './whereabouts-search.ts'

export interface WhereaboutsPageProps {
  search: ReturnType<typeof whereaboutsSearch>
  onLot: (lot: string) => void
}

/** /batches/trace: where a supplier's lot may be now; without one, a form for it. */
export function WhereaboutsPage({ search: { ligne, lot }, onLot }: WhereaboutsPageProps) {
  if (ligne !== undefined) return <Found input={{ lineId: ligne }} lot={null} />
  return lot === undefined ? <LotForm onLot={onLot} /> : <Found input={{ lot }} lot={lot} />
}

function Found({ input, lot }: { input: { lineId: string } | { lot: string }; lot: string | null }) {
  const t = useTranslations('batches.whereabouts')
  const query = useQuery(orpc.batches.holders.queryOptions({ input, staleTime: 0 }))
  return (
    <PageState query={query} failureText={t('failed')}>
      {(holders) => <Paper holders={holders} lot={lot} />}
    </PageState>
  )
}

function Paper({ holders, lot }: { holders: Holders; lot: string | null }) {
  const t = useTranslations('batches.whereabouts')
  const trace = useMemo(() => whereaboutsTrace(holders, lot), [holders, lot])
  return <TracePaper trace={trace} back={{ to: paths.batches, label: t('back') }} />
}

function LotForm({ onLot }: Pick<WhereaboutsPageProps, 'onLot'>) {
  const t = useTranslations('batches.whereabouts')
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <div className={classes.form}>
      <PageHeader title={t('title')} crumb={{ label: t('back'), to: paths.batches }} />
      <Card maw={480}>
        <Form
          gap={16}
          onSubmit={() => {
            if (typed.trim() === '') setMissing(true)
            else onLot(typed.trim())
          }}
        >
          <TextInput
            label={t('lot')}
            description={t('hint')}
            error={isMissing && t('missing')}
            autoComplete="off"
            maxLength={LINE_MAX_LENGTH.lot}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setMissing(false)
            }}
          />
          <Button type="submit">{t('find')}</Button>
        </Form>
      </Card>
    </div>
  )
}
