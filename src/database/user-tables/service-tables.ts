import { dayMenuSales } from '../schema/day-menu-sales.ts'
import { daySales } from '../schema/day-sales.ts'
import { productionMarks } from '../schema/production-marks.ts'
import { serviceDishes } from '../schema/service-dishes.ts'
import { services } from '../schema/services.ts'

/** Services that were planned, what was sold day by day, and what is made for a day. */
export const SERVICE_TABLES = {
  services: {
    table: () => services,
    partOf: null,
    named: (row: string) => `concat_ws(' ', to_char(${row}.day, 'DD/MM/YYYY'), ${row}.meal)`,
    bin: 'carried',
    archive: {},
    imports: { state: 't.version::text', made: ['carteId'] },
    spreadsheet: {
      file: 'services',
      order: 't.day, t.meal, t.id',
      columns: {
        covers: 'Couverts prévus',
        proposedCovers: 'Couverts proposés',
        served: 'Couverts servis',
        mark: 'Remarque',
      },
    },
    storage: 'items',
  },
  service_dishes: {
    table: () => serviceDishes,
    partOf: 'serviceId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: {
      file: 'portions-des-services',
      order: 'of_service_id.day, t.service_id, t.id',
      columns: { serviceId: 'Service' },
    },
    storage: 'items',
  },
  day_sales: {
    table: () => daySales,
    partOf: null,
    bin: 'carried',
    archive: {},
    imports: { state: `coalesce(t.quantity::text, '')`, made: ['carteId'] },
    spreadsheet: { file: 'ventes-par-jour', order: 't.day, t.meal, t.id' },
    storage: 'items',
  },
  day_menu_sales: {
    table: () => dayMenuSales,
    partOf: null,
    bin: 'carried',
    archive: {},
    imports: { state: `coalesce(t.quantity::text, '')`, made: ['carteId'] },
    spreadsheet: { file: 'menus-vendus-par-jour', order: 't.day, t.meal, t.id' },
    storage: 'items',
  },
  production_marks: {
    table: () => productionMarks,
    partOf: null,
    bin: 'carried',
    archive: {},
    imports: {
      state: `md5(concat_ws(' ', t.ready_quantity, t.ready_unit, t.days, t.sheet_version, t.done_at, t.done_by))`,
      made: ['techSheetId'],
    },
    spreadsheet: {
      file: 'a-produire',
      order: 't.day, t.id',
      columns: {
        readyQuantity: 'Déjà prêt',
        readyUnit: 'Unité du déjà prêt',
        days: 'Pour combien de jours',
        doneAt: 'Fait le',
        doneBy: 'Fait par',
        batchId: 'Lot',
      },
    },
    storage: 'items',
  },
} as const
