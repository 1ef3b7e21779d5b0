import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { CardGridSkeleton } from '#web/ui/skeletons.tsx'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { useChosenCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { PublicationPanel } from '../publication/publication-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { gammeFiguresQuery } from '../cartes-api.ts'
import { type CarteDialog, CarteDialogs } from './carte-dialogs.tsx'
import { CarteHeader } from './carte-header.tsx'
import classes from './cartes-page.module.css'
import { FirstPage } from './first-page.tsx'
import { GammeFigures } from './gamme-figures.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { WithoutGammes } from './without-gammes.tsx'

export interface CartesPageProps {
  /** The carte that the address asks for. */
  requested: string | undefined
  onChoose: (carteId: string) => void
}

/** One of the user's cartes: its first page as it prints, and beside it what each gamme brings. */
export function CartesPage({ requested, onChoose }: CartesPageProps) {
  const t = useTranslations('cartes')
  const { query, cartes, carte } = useChosenCarte(requested)
  return (
    <>
      {carte === undefined && <PageHeader title={t('title')} />}
      <PageState query={query} skeleton={<CardGridSkeleton cards={4} />} failureText={t('failure.own')}>
        {() => carte && <ShownCarte key={carte.id} carte={carte} cartes={cartes} onChoose={onChoose} />}
      </PageState>
    </>
  )
}

type ShownCarteProps = Pick<CartesPageProps, 'onChoose'> & {
  carte: CarteSettings
  cartes: readonly CarteSettings[]
}

function ShownCarte({ carte, cartes, onChoose }: ShownCarteProps) {
  const t = useTranslations('cartes')
  const all = useQuery(gammeFiguresQuery())
  const gammesOf = (id: string) => all.data?.filter(({ carteId }) => carteId === id) ?? []
  const gammes = gammesOf(carte.id)
  const [dialog, setDialog] = useState<CarteDialog | null>(null)
  const search = cartes.length > 1 ? { carte: carte.id } : {}
  return (
    <>
      <CarteHeader
        carte={carte}
        cartes={cartes}
        gammes={all.data && gammes.length}
        search={search}
        onOpen={setDialog}
      />
      <CarteChooser
        cartes={cartes}
        chosen={carte.id}
        countOf={(id) => gammesOf(id).length}
        onChoose={onChoose}
      />
      <PageState query={all} skeleton={<CardGridSkeleton cards={4} />} failureText={t('failure.gammes')}>
        {() =>
          gammes.length === 0 ? (
            <WithoutGammes search={search} />
          ) : (
            <div className={classes.columns}>
              <FirstPage carteId={carte.id} />
              <GammeFigures carteId={carte.id} gammes={gammes} />
              <div className={classes.panels}>
                <SalesPanel carteId={carte.id} />
                <PublicationPanel carte={carte} />
                <VersionsPanel carteId={carte.id} />
              </div>
            </div>
          )
        }
      </PageState>
      <CarteDialogs
        carte={carte}
        cartes={cartes}
        gammes={gammes.length}
        opened={dialog}
        onClose={() => setDialog(null)}
        onChoose={onChoose}
      />
    </>
  )
}
