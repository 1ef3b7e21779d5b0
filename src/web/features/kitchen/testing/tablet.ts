import type { KitchenSheetSummary, KitchenState } from '#contract/kitchen-shapes.ts'
import type { Answers } from '#web/testing/answers.ts'

const ID = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1'

export const idOf = (number: number) => `${ID}${String(number).padStart(3, '0')}`

export const KITCHEN_STATE: KitchenState = {
  device: { id: idOf(900), name: 'Passe', sheets: 'all', hasPin: false, isLocked: false },
  person: null,
  houseName: 'Chez Camille',
  language: 'fr',
  wastageMethod: 'rendement',
  stations: ['Chaud', 'Froid'],
  hasBatches: true,
  hasPlan: true,
  hasOrders: false,
}

export function kitchenSheet(
  number: number,
  title: string,
  more: Partial<KitchenSheetSummary> = {},
): KitchenSheetSummary {
  return {
    id: idOf(number),
    title,
    category: 'Plat',
    station: '',
    portions: 4,
    yieldQuantity: null,
    yieldUnit: null,
    allergens: [],
    traces: [],
    undeclaredLines: 0,
    photo: null,
    isOnCarte: true,
    version: 1,
    updatedAt: '2026-12-01T09:00:00.000Z',
    ...more,
  }
}

/** A tablet that is paired and open, with its sheets. */
export function tabletAnswers(
  sheets: KitchenSheetSummary[],
  more: Answers['kitchen'] = {},
): Required<Pick<Answers, 'kitchen'>> {
  return {
    kitchen: {
      state: () => KITCHEN_STATE,
      sheets: () => ({ items: sheets }),
      marks: () => ({ status: 200 as const, headers: { etag: 'W/"0"' }, body: { items: [] } }),
      ...more,
    },
  }
}
