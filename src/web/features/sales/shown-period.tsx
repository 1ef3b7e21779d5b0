import type { SalesPeriod } from '#contract/sales-periods.ts'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { PeriodBar } from './periods/period-bar.tsx'
import { PeriodView, type PeriodViewProps } from './period-view.tsx'
import { PrintedHead } from './printed-head.tsx'
import { partOn } from './sold-carte.ts'
import { useShownSales } from './use-shown-sales.ts'

export type ShownPeriodProps = Omit<PeriodViewProps, 'shown'> & { periods: SalesPeriod[] }

/** A period of a carte: what it is of, and what was sold in it. */
export function ShownPeriod({ periods, ...props }: ShownPeriodProps) {
  const { carte, period, search, onSearch, onCreated } = props
  const shown = useShownSales(carte, period, search)
  useRememberedCarte(shown.carte.id)
  return (
    <>
      <PrintRules page="A4" margin="15mm" />
      <CarteChooser
        cartes={shown.cartes}
        chosen={shown.carte.id}
        countOf={(id) => shown.cartes.find((one) => one.id === id)?.dishes ?? 0}
        onChoose={(id) => onSearch({ carte: id, gamme: undefined })}
      />
      <PrintedHead carte={{ ...carte, nom: shown.carte.nom }} period={period} gamme={shown.gamme} />
      <PeriodBar
        carte={{ ...carte, periods, gammes: partOn(carte, shown.carte.id).gammes }}
        several={shown.cartes.length > 1}
        period={period}
        gamme={shown.gamme}
        onSearch={onSearch}
        onCreated={onCreated}
      />
      <PeriodView key={period.id} {...props} shown={shown} />
    </>
  )
}
