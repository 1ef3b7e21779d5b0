import { useTranslations } from 'use-intl'
import { BATCH_ROWS } from '#contract/price-lists.ts'
import { COLUMN_ROLES, SHARED_ROLES } from '#domain/price-lists/column-roles.ts'
import { OTHER_PAPERS } from '#domain/price-lists/other-paper.ts'
import { listParts } from '#domain/price-lists/list-parts.ts'
import type { ImportView } from '#web/entities/import-flow/import-view.ts'
import { startTableReader } from '#web/entities/import-flow/start-table-reader.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client } from '#web/lib/query/api.ts'
import { DefaultFields } from './columns/default-fields.tsx'
import { PreviewTable } from './columns/preview-table.tsx'
import { DifferenceCard } from './differences/difference-card.tsx'
import { DisagreementRow } from './differences/disagreement.tsx'
import { NothingToConfirm } from './differences/nothing-to-confirm.tsx'
import { outcomeOf } from './differences/outcome.ts'
import { Summary } from './differences/summary.tsx'
import { DifferenceColumns } from './differences/difference-columns.tsx'
import { PriceListDone } from './done/price-list-done.tsx'
import { readCatalogue, readMapping, readVersion } from './price-list-api.ts'
import { bringsNews, DIFFERENCE_KINDS, isTickable } from './reading/compare-with-catalogue.ts'
import type { ListImport } from './reading/list-reader.ts'

/** The import of a price list of a supplier. */
export function priceListView(id: string): ImportView<ListImport> {
  return {
    area: 'priceList',
    startReader: (onProgress) =>
      startTableReader(
        new Worker(new URL('reading/reader.worker.ts', import.meta.url), { type: 'module' }),
        onProgress,
      ),
    pdf: true,
    roles: COLUMN_ROLES,
    sharedRoles: SHARED_ROLES,
    noRole: 'ignored',
    partsOf: listParts,
    ofColumns: new Set([
      'no-name-column',
      'no-price-column',
      'several-prices',
      'mark-unclear',
      'currency-unclear',
      ...OTHER_PAPERS,
      'several-lists',
    ]),
    repeatedSkip: 'repeated-row',
    Defaults: DefaultFields,
    Notes: CategoriesGuessed,
    PreviewTable,
    readKept: () => readMapping(id),
    keep: (mapping) => client.priceLists.keepMapping({ id, mapping }),
    known: { read: (signal) => readCatalogue(id, signal), readVersion: () => readVersion(id) },
    bringsNews,
    plan: {
      kinds: DIFFERENCE_KINDS,
      isTickable,
      // What a file brings is taken unless the user unticks it; what it no longer has stays unless the user ticks it.
      isTaken: (kind) => isTickable(kind) && kind !== 'vanished',
      // A price that may be wrong by a multiple before a weight that is approximate.
      byUrgency: (one, other) => Number(other.disagreement !== null) - Number(one.disagreement !== null),
      searchText: ({ name, brand, code }) => `${name} ${brand ?? ''} ${code ?? ''}`,
      WithColumns: DifferenceColumns,
      hasChoices: (view) => view === 'unresolved',
      Card: DifferenceCard,
      second: { isThere: ({ disagreement }) => disagreement !== null, height: 30, Row: DisagreementRow },
      outcomeOf,
      Summary,
    },
    calls: {
      begin: (draft, signal) => client.priceLists.begin({ id, ...draft }, { signal }),
      send: (listId, from, rows, signal) => client.priceLists.send({ id, listId, from, rows }, { signal }),
      commit: (listId, { takePrices }) => client.priceLists.commit({ id, listId, takePrices }),
      cancel: (listId) => client.priceLists.cancel({ id, listId }),
      batch: BATCH_ROWS,
      invalidate: (queryClient) => invalidateAfter(queryClient, 'priceLists'),
    },
    Done: PriceListDone,
    NothingToDo: () => <NothingToConfirm supplierId={id} />,
  }
}

function CategoriesGuessed({ notes: { categoriesGuessed } }: { notes: ListImport['notes'] }) {
  const t = useTranslations('priceList.preview')
  return categoriesGuessed > 0 && ` · ${t('guessed', { count: categoriesGuessed })}`
}
