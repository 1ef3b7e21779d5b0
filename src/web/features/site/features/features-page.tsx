import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import columns from '../reading/columns.module.css'
import { Contents } from '../reading/contents.tsx'
import { NextStep } from '../reading/next-step.tsx'
import { PageTop } from '../reading/page-top.tsx'
import { FeatureSection, type FeatureId } from './feature-section.tsx'
import { AllergenFigure } from './figures/allergen-figure.tsx'
import { CarteFigure } from './figures/carte-figure.tsx'
import { ExportFigure } from './figures/export-figure.tsx'
import { HostingFigure } from './figures/hosting-figure.tsx'
import { LossFigure } from './figures/loss-figure.tsx'
import { MenuFigure } from './figures/menu-figure.tsx'
import { OnlineFigure } from './figures/online-figure.tsx'
import { OwnSheetsFigure } from './figures/own-sheets-figure.tsx'
import { PaperFigure } from './figures/paper-figure.tsx'
import { PasteFigure } from './figures/paste-figure.tsx'
import { PricesFigure } from './figures/prices-figure.tsx'
import { SalesFigure } from './figures/sales-figure.tsx'
import { SheetFigure } from './figures/sheet-figure.tsx'
import { SimulatorFigure } from './figures/simulator-figure.tsx'
import { VEAL_RISE } from './figures/veal-rise.ts'

/** In the order of the page, each with its picture. */
const FIGURES = {
  fiches: SheetFigure,
  reprise: OwnSheetsFigure,
  couts: LossFigure,
  prix: PricesFigure,
  carte: CarteFigure,
  menus: MenuFigure,
  ventes: SalesFigure,
  simulateur: SimulatorFigure,
  papier: PaperFigure,
  allergenes: AllergenFigure,
  'en-ligne': OnlineFigure,
  coller: PasteFigure,
  export: ExportFigure,
  'chez-vous': HostingFigure,
} as const satisfies Record<FeatureId, ComponentType>
const SECTIONS = Object.keys(FIGURES) as FeatureId[]

/** What Gramme does, need by need, each with a small piece of the real thing. */
export function FeaturesPage() {
  const t = useTranslations('features')
  const format = useFormat()
  const session = useSession()
  return (
    <>
      <PageTop windowTitle={t('meta.title')} title={t('title')} lead={t('lead')} />
      <div className={columns.columns}>
        <Contents entries={SECTIONS.map((id) => ({ id, title: t(`sections.${id}.title`) }))} />
        <div>
          {SECTIONS.map((id) => {
            const Figure = FIGURES[id]
            return (
              <FeatureSection
                key={id}
                id={id}
                body={
                  id === 'simulateur'
                    ? t('sections.simulateur.body', { percent: format.percent(VEAL_RISE, 0) })
                    : t(`sections.${id}.body`)
                }
              >
                <Figure />
              </FeatureSection>
            )
          })}
        </div>
      </div>
      <NextStep title={t('next.title')} body={t(session ? 'next.member' : 'next.body')} />
    </>
  )
}
