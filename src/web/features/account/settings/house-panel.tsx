import type { Account } from '#contract/account.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { CompanySection } from './company-section.tsx'
import { DataSection } from './data-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { TwoColumns } from './two-columns.tsx'
import type { ReportDirty } from './use-report-dirty.ts'
import { WastageSection } from './wastage-section.tsx'

interface HousePanelProps {
  account: Account
  report: ReportDirty
}

/** How the house costs and judges, and its data; the former is its owners' to change. */
export function HousePanel({ account, report }: HousePanelProps) {
  if (useRole() !== 'owner') return <DataSection id="data" />
  return (
    <TwoColumns>
      <>
        <WastageSection id="wastage" account={account} report={report} />
        <PricingSection id="pricing" account={account} report={report} />
      </>
      <>
        <CompanySection id="company" account={account} report={report} />
        <DataSection id="data" />
      </>
    </TwoColumns>
  )
}
