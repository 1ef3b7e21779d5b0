import { Flex } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import type { Gamme } from '#contract/gammes.ts'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import { GammeMarks } from '#web/entities/carte/gamme-marks.tsx'
import { useRevenueText } from '#web/entities/carte/use-revenue-text.ts'
import { MeanMargin, MeansNote } from '#web/entities/carte/mean-margin.tsx'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useSettings } from '#web/lib/session/use-account.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { carteQuery } from '../cartes-api.ts'
import { dishesOf } from '../print/carte-document-of.ts'
import classes from './gamme-figures.module.css'

type Figures = Pick<Gamme, 'nbRecettes' | 'coutTotal' | 'caTtc' | 'margins' | 'salesDays'>

interface Row extends Figures {
  id: string
  name: string
  /** Of the total: what it is the total of. */
  menus?: number
  /** Whether its second figures are below it: those of the whole carte, once. */
  noted: boolean
}

export interface GammeFiguresProps {
  carteId: string
  gammes: readonly Gamme[]
}

/** The gammes of the carte in its order, with their figures in columns and those of the whole carte below. */
export function GammeFigures({ carteId, gammes }: GammeFiguresProps) {
  const t = useTranslations('cartes')
  const trade = useTranslations('trade')
  const columns = useColumns()
  const { data: carte } = useQuery(carteQuery(carteId))
  return (
    <div className={classes.place}>
      <p className="note">{trade('revenueNote')}</p>
      <ShortTable
        label={t('list')}
        className={classes.table}
        columns={columns}
        keyOf={({ id }) => id}
        rows={gammes.map(({ nom, ...gamme }) => ({ ...gamme, name: nom, noted: gammes.length === 1 }))}
        {...(carte !== undefined && gammes.length > 1 && { total: totalOf(carte) })}
      />
    </div>
  )
}

/** Every dish of the carte as if it were one gamme. */
function totalOf(carte: Carte): Row {
  const { id, nom, menus, salesDays } = carte
  return {
    ...gammeFigures(dishesOf(carte), salesDays),
    id,
    name: nom,
    menus: menus.length,
    salesDays,
    noted: true,
  }
}

/** A figure with its label, which is shown only on a phone. */
function withLabel(label: string, figure: string) {
  return (
    <>
      <span className={classes.label}>{label} </span>
      {figure}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('cartes')
  const format = useFormat()
  const revenueText = useRevenueText()
  const { data: thresholds } = useSettings()
  return [
    { key: 'gamme', head: t('gamme'), namesRow: true, card: 'name', cell: (row) => <Name row={row} /> },
    {
      key: 'dishes',
      head: t('dishes'),
      end: true,
      isEmpty: ({ menus }) => menus !== undefined,
      cell: ({ nbRecettes, menus }) => menus === undefined && withLabel(t('dishes'), String(nbRecettes)),
    },
    {
      key: 'cost',
      head: t('cost'),
      end: true,
      cell: ({ coutTotal, margins }) =>
        withLabel(t('cost'), format.partialSum(coutTotal, margins.incomplete > 0)),
    },
    {
      key: 'revenue',
      head: t('revenue'),
      end: true,
      cell: ({ caTtc, margins }) => withLabel(t('revenue'), revenueText(caTtc, margins)),
    },
    {
      key: 'margin',
      head: t('margin'),
      end: true,
      cell: ({ id, margins, menus }) => (
        <MeanMargin
          margins={margins}
          of="dishes"
          gammeId={menus === undefined ? id : undefined}
          thresholds={thresholds}
          stacked
        />
      ),
    },
  ]
}

function Name({ row: { id, name, nbRecettes, margins, salesDays, menus, noted } }: { row: Row }) {
  const t = useTranslations('cartes')
  return (
    <>
      <Flex component="span" wrap="wrap" align="center" gap="4px 10px">
        {menus === undefined ? (
          <TextLink to={paths.viewGamme(id)} className={classes.link}>
            {name}
          </TextLink>
        ) : (
          t('total', { dishes: nbRecettes, menus })
        )}
        <GammeMarks margins={margins} incomplete={t('incomplete')} />
      </Flex>
      {noted && <MeansNote margins={margins} salesDays={salesDays} />}
    </>
  )
}
