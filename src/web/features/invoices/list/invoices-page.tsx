import { Tabs } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { address } from '#web/lib/navigation/address.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { chosenFiles, type ChosenFile } from '#web/lib/sources/chosen-files.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { AddInvoices } from '../intake/add-invoices.tsx'
import { handedFiles, takeHandedFiles } from '../intake/handed-files.ts'
import { IntakeReport } from '../intake/intake-report.tsx'
import { useIntake } from '../intake/use-intake.ts'
import { invoicesQuery } from '../invoices-api.ts'
import { InvoiceList } from './invoice-list.tsx'
import { INVOICE_TABS, STATE_OF, type InvoiceTab } from './invoices-search.ts'

export interface InvoicesPageProps {
  tab: InvoiceTab
  onTab: (tab: InvoiceTab) => void
}

/** /invoices: those that wait, those that gave their prices, those set aside; files are taken in here. */
export function InvoicesPage({ tab, onTab }: InvoicesPageProps) {
  const t = useTranslations('invoices')
  const waitingText = useTranslations()
  const phone = usePhone()
  const query = useInfiniteQuery(invoicesQuery(STATE_OF[tab]))
  const rows = usePagedRows(query)
  const waiting = query.data?.pages.at(-1)?.waiting
  const intake = useIntake()
  const handed = useAtomValue(handedFiles)
  const router = useRouter()
  const take = async (files: readonly ChosenFile[]) => {
    const taken = await intake.take(files)
    const [first] = taken ?? []
    const isAlone = taken?.length === 1 && first?.is === 'added' && first.invoice.state === 'waiting'
    const added = taken?.filter(({ is }) => is === 'added').length ?? 0
    // One that is added alone is opened, unless another page is shown by then.
    if (isAlone && router.state.location.pathname === address(paths.invoices))
      void router.navigate({ href: address(paths.invoice(first.invoice.id)) })
    else if (added > 0) notifySuccess(t('intake.added', { count: added }))
  }
  const takeHanded = useEffectEvent(() => void take(takeHandedFiles()))
  useEffect(() => {
    if (handed.length > 0) takeHanded()
  }, [handed])
  const words = waiting && waiting.invoices > 0 && waitingText('waitingInvoices', waiting)
  // The empty list asks for files itself.
  const showsZone = tab === 'attente' && rows.state.data !== undefined && rows.items.length === 0
  const add = (
    <AddInvoices
      variant={showsZone ? 'default' : 'filled'}
      fullWidth={phone}
      onFiles={(files) => void take(chosenFiles(files))}
    />
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        aside={<output>{words}</output>}
        meta={<TextLink to={paths.spending}>{t('spending')}</TextLink>}
        actions={phone ? undefined : add}
      />
      <IntakeReport {...intake} />
      <Tabs
        value={tab}
        onChange={(chosen) => {
          const next = INVOICE_TABS.find((known) => known === chosen)
          if (next) onTab(next)
        }}
        keepMounted={false}
      >
        <Tabs.List mb="lg" aria-label={t('title')}>
          {INVOICE_TABS.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {t(`tabs.${known}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <InvoiceList state={STATE_OF[tab]} rows={rows} onFiles={(files) => void take(files)} />
        </Tabs.Panel>
      </Tabs>
      {phone && !showsZone && <OutcomeBar label={t('add')}>{add}</OutcomeBar>}
    </>
  )
}
