import { Badge, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { JournalPage } from '#web/ui/journal-page.tsx'
import { MoreFailed } from '#web/ui/more-failed.tsx'
import { OpeningEntry } from '#web/ui/opening-entry.tsx'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import { ChooseAllBox } from '#web/ui/table/choose-all-box.tsx'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { OrderedCard } from '#web/ui/ordered-cards/ordered-card.tsx'
import { OrderedCards } from '#web/ui/ordered-cards/ordered-cards.tsx'
import type { Examples } from '../example.ts'

const ITEMS = ['Un', 'Deux', 'Trois'].map((nom) => ({ id: nom, nom }))
const ROWS: PagedRows<(typeof ITEMS)[number]> = {
  items: ITEMS,
  // The fourth is still being read.
  total: 4,
  canLoadMore: false,
  loadMore: () => {},
  moreFailed: false,
  stale: false,
}

const COLUMNS: readonly Column<(typeof ITEMS)[number]>[] = [
  { key: 'name', head: 'Nom', sort: ['name', '-name'], text: ({ nom }) => nom, card: 'name' },
  {
    key: 'id',
    head: 'Total',
    width: '8rem',
    end: true,
    sort: ['total', '-total'],
    cell: (_row, { index }) => index,
  },
]

const MORE_THAN_SHOWN = Array.from({ length: 12 }, (_, index) => `Fiche ${String(index + 1)}`)

const NoQuestion = () => null

const JOURNAL_TEXTS = {
  title: 'Un journal',
  failure: 'Erreur lors du chargement',
  empty: 'Rien pour l’instant',
  more: 'Voir la suite',
  back: 'Retour',
  count: '6 lignes',
}

export const examples: Examples = {
  'OpeningEntry, with a badge and a sum, with a button, with a sum that stays on a phone': () => (
    <ul aria-label="Des entrées">
      <OpeningEntry
        to="/"
        name="Maison Perrin"
        beside={<Badge>Envoyée</Badge>}
        facts={
          <>
            <span>Livraison demain</span>
            <span>3 lignes</span>
          </>
        }
        end={<strong>84,20 €</strong>}
      />
      <OpeningEntry
        to="/"
        name="Fond brun"
        beside={<span>5 L</span>}
        note={<p>Jusqu’à demain</p>}
        facts={<span>Fait hier</span>}
        end={
          <Button variant="default" size="compact-md">
            Utilisé
          </Button>
        }
      />
      <OpeningEntry
        to="/"
        name="Comptoir Mirandol"
        facts={<span>Facture F-7</span>}
        end="120,00 €"
        endStays
      />
    </ul>
  ),
  'ChoiceBox, ChooseAllBox': function Choosing() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    const all = chosen.length === ITEMS.length
    return (
      <>
        <ChooseAllBox
          label="Tout sélectionner"
          all={all}
          some={chosen.length > 0}
          onToggle={() => setChosen(all ? [] : ITEMS.map(({ id }) => id))}
        />
        {ITEMS.map(({ id, nom }) => (
          <ChoiceBox
            key={id}
            label={nom}
            checked={chosen.includes(id)}
            onChoose={() =>
              setChosen((before) =>
                before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
              )
            }
          />
        ))}
      </>
    )
  },
  FirstRows: () => (
    <FirstRows
      rows={MORE_THAN_SHOWN}
      keyOf={(title) => title}
      moreLabel={(count) => `Voir ${String(count)} autres fiches`}
    >
      {(title) => title}
    </FirstRows>
  ),
  MoreFailed: () => (
    <MoreFailed text="La suite n’a pas pu être chargée" rows={{ ...ROWS, moreFailed: true }} />
  ),
  'OrderedCards, OrderedCard': function Ordered() {
    const [items, setItems] = useState(ITEMS)
    return (
      <OrderedCards
        items={items}
        scope="example"
        save={async ({ ids }) =>
          setItems((before) => before.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
        }
        onSettled={() => Promise.resolve()}
        failureText="L’ordre n’a pas pu être enregistré"
        label="Cartes"
        hint="Glissez une carte, ou Alt + flèche, pour la déplacer."
        hintTouch="Glissez une carte pour la déplacer."
      >
        {({ id, nom }, movable) => (
          <OrderedCard
            key={id}
            id={id}
            name={nom}
            movable={movable}
            to="/dashboard"
            open={{ text: 'Ouvrir', label: `Ouvrir ${nom}` }}
            facts="3 lignes"
            figures={[{ label: 'Total', figure: '5,47 €' }]}
          >
            {null}
          </OrderedCard>
        )}
      </OrderedCards>
    )
  },
  LongTable: function Table() {
    const [sort, setSort] = useState('name')
    return <LongTable rows={ROWS} columns={COLUMNS} sort={sort} onSort={setSort} arrowTarget="a" />
  },
  ShortTable: () => (
    <ShortTable
      label="Lignes"
      columns={[
        { key: 'name', head: 'Nom', namesRow: true, card: 'name', text: ({ nom }) => nom },
        { key: 'id', head: 'Total', end: true, card: 'end', text: ({ id }) => String(id.length) },
      ]}
      keyOf={({ id }) => id}
      rows={ITEMS}
      total={{ id: 'total', nom: 'Total' }}
      framed
    />
  ),
  LongList: () => <LongList rows={ROWS} columns={COLUMNS} />,
  FoldingTable: () => (
    <FoldingTable
      label="Lignes"
      count={ITEMS.length}
      className=""
      columns={COLUMNS.slice(0, 1)}
      body={null}
      bodyStyle={undefined}
    >
      {ITEMS.map(({ id, nom }, index) => (
        <tr key={id} aria-rowindex={index + 2}>
          <td>{nom}</td>
        </tr>
      ))}
    </FoldingTable>
  ),
  JournalPage: function Journal() {
    const query = useInfiniteQuery({
      queryKey: ['journal'],
      queryFn: ({ pageParam }) => ({
        items: ITEMS.map(({ id, nom }) => ({ id: `${id} ${String(pageParam)}`, nom })),
        total: 6,
      }),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => (pages.length < 2 ? pages.length : undefined),
    })
    return (
      <JournalPage
        query={query}
        back="/dashboard"
        texts={(key) => JOURNAL_TEXTS[key]}
        drawing={<PlateDrawing />}
        Question={NoQuestion}
      >
        {({ nom }) => <li>{nom}</li>}
      </JournalPage>
    )
  },
}
