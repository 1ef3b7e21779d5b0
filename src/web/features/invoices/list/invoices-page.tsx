import { Tabs } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PageHeader } from '#web/ui/page-header.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { INVOICE_TABS, STATE_OF, type InvoiceTab } from './invoices-search.ts'

export interface InvoicesPageProps {
  tab: InvoiceTab
  onTab: (tab: InvoiceTab) => void
}

/** /invoices: those that wait, those that gave their prices, those set aside. */
export function InvoicesPage({ tab, onTab }: InvoicesPageProps) {
  const t = useTranslations('invoices')
  return (
    <>
      <PageHeader title={t('title')} />
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
        {INVOICE_TABS.map((known) => (
          <Tabs.Panel key={known} value={known}>
            <InvoiceList state={STATE_OF[known]} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
