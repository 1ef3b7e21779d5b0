import { CARTE_FACTS } from '#contract/facts/carte.ts'
import { DISPLAYED_FACTS, SERVICE_FACTS } from '#contract/facts/dish.ts'
import { GAMME_FACTS } from '#contract/facts/gamme.ts'
import { MENU_FACTS } from '#contract/facts/menu.ts'
import { DELETED_KINDS } from '#domain/bin/deleted-kind.ts'
import { CARTE_MAX_LENGTH, GAMME_MAX_LENGTH, MAX_FOOTER_LINES } from '#domain/cartes/limits.ts'
import { IMPORT_KINDS, MAX_IMPORT_FILES } from '#domain/imports/import-kind.ts'
import { MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { EARLIEST_DAY, LATEST_DAY, MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { between, type Bound, count, json, long, name, oneOf, upTo, vatRates } from './bound.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { factBounds } from './fact-bounds.ts'
import { pictureBounds } from './picture-bounds.ts'

/** Of the carte, its gammes and menus, what was sold of them, the bin, and imports. */
export const carteBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  cartes: [
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'position', allowed: [0, 3], refused: [-1] },
    ...factBounds(CARTE_FACTS, {
      showDescriptions: [],
      showLeaders: [],
      showCurrency: [],
      coverPage: [],
      indexed: [],
      footerLines: [
        {
          column: 'footer_lines',
          allowed: [
            null,
            [],
            [long(CARTE_MAX_LENGTH.footerLine)],
            Array.from({ length: MAX_FOOTER_LINES }, () => 'Prix nets'),
          ],
          refused: [
            [long(CARTE_MAX_LENGTH.footerLine + 1)],
            Array.from({ length: MAX_FOOTER_LINES + 1 }, () => 'Prix nets'),
          ],
        },
      ],
      footerLinesEn: [
        {
          column: 'footer_lines_en',
          allowed: [null, [], ['', long(CARTE_MAX_LENGTH.footerLine)]],
          refused: [
            [long(CARTE_MAX_LENGTH.footerLine + 1)],
            Array.from({ length: MAX_FOOTER_LINES + 1 }, () => 'Net prices'),
          ],
        },
      ],
    }),
    {
      column: 'sales_mapping',
      allowed: [null, json({ dish: long(20_000) })],
      refused: [json({ dish: long(30_000) })],
    },
  ],
  carte_logos: pictureBounds,
  carte_versions: [
    { column: 'nom', ...name(CARTE_MAX_LENGTH.nom) },
    {
      column: 'carte',
      constraint: 'carte_bytes',
      allowed: [json({ gammes: [long(3_900_000)] })],
      refused: [json({ gammes: [long(4_100_000)] })],
    },
    ...pictureBounds,
    { column: 'width', constraint: 'logo', allowed: [300], refused: [null] },
  ],
  menus: [...factBounds(MENU_FACTS, { onCarte: [], carteId: [] }), { column: 'position', ...count }],
  menu_choices: [
    { column: 'nom', ...name(MENU_MAX_LENGTH.choice) },
    { column: 'nom_en', ...upTo(MENU_MAX_LENGTH.choice) },
    { column: 'position', ...count },
  ],
  menu_dishes: [
    { column: 'nom_en', ...upTo(GAMME_MAX_LENGTH.nomAffiche) },
    { column: 'position', ...count },
  ],
  sales_periods: [
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'closed_at', constraint: 'closed', allowed: [null], refused: ['2026-11-27'] },
    {
      column: 'closed',
      constraint: 'closed_bytes',
      beside: 'closed_at = now()',
      allowed: [json({ gammes: [long(7_900_000)] })],
      refused: [json({ gammes: [long(8_100_000)] })],
    },
    { column: 'departed', beside: "closed = '{}', closed_at = now()", allowed: [null], refused: ['{}'] },
    {
      column: 'departed',
      constraint: 'departed_bytes',
      allowed: [json({ gammes: [long(7_900_000)] })],
      refused: [json({ gammes: [long(8_100_000)] })],
    },
    {
      column: 'first_day',
      constraint: 'days',
      beside: "last_day = '2026-10-31'",
      allowed: [EARLIEST_DAY, '2026-10-31'],
      refused: ['1999-12-31', '2026-11-01'],
    },
    {
      column: 'last_day',
      constraint: 'days',
      beside: "first_day = '2026-10-01'",
      allowed: ['2026-10-01', LATEST_DAY],
      refused: ['2026-09-30', '2101-01-01'],
    },
    { column: 'file_name', ...name(FILE_NAME_MAX_LENGTH) },
  ],
  deleted_items: [
    { column: 'kind', ...oneOf(DELETED_KINDS) },
    { column: 'things', allowed: [1, 1000], refused: [0] },
  ],
  imports: [
    { column: 'kind', ...oneOf(IMPORT_KINDS) },
    {
      column: 'files',
      allowed: [[long(FILE_NAME_MAX_LENGTH)], Array.from({ length: MAX_IMPORT_FILES }, () => 'a.xlsx')],
      refused: [
        [],
        [long(FILE_NAME_MAX_LENGTH + 1)],
        Array.from({ length: MAX_IMPORT_FILES + 1 }, () => 'a.xlsx'),
      ],
    },
    {
      column: 'undone_at',
      constraint: 'undone',
      beside: 'deleted_item_id = id',
      allowed: ['2026-11-27'],
      refused: [null],
    },
  ],
  imported_rows: [
    {
      column: 'before',
      allowed: [null, json({ tech_sheets: [long(2_000_000)] })],
      refused: [json({ tech_sheets: [long(2_100_000)] })],
    },
  ],
  dish_sales: [{ column: 'quantity', ...between(0, MAX_SOLD, 1) }],
  menu_sales: [
    { column: 'quantity', ...between(0, MAX_SOLD, 1) },
    { column: 'choice_id', constraint: 'dish', allowed: [], refused: [null] },
  ],
  gammes: [
    ...factBounds(GAMME_FACTS, { carteId: [] }),
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'position', ...count },
  ],
  gamme_recettes: [
    ...factBounds(DISPLAYED_FACTS, {
      ownTvaRate: [{ column: 'own_tva_rate', ...vatRates }],
    }),
    ...factBounds(SERVICE_FACTS, {
      maskedUntil: [{ column: 'masked', beside: 'masked_until = now()', allowed: [false], refused: [true] }],
      offPrint: [],
    }),
    { column: 'remaining', allowed: [null], refused: [] },
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'position', ...count },
  ],
}
