import { orpc } from '#web/lib/query/api.ts'

/** Every sheet that the tablet shows. */
export function kitchenSheetsQuery() {
  return orpc.kitchen.sheets.queryOptions()
}

/** A sheet, and after it every preparation below it. */
export function kitchenSheetQuery(id: string) {
  return orpc.kitchen.sheet.queryOptions({ input: { id } })
}
