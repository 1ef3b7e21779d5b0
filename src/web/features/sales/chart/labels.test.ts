import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import type { CarteDish } from '../analysis/sold-dishes.ts'
import { type Box, boxAround, cross, crossesBox, distance, isInside, overlap } from './boxes.ts'
import { chartOf } from './chart-of.ts'
import { placeLabels } from './place-labels.ts'

const all = { left: 0, top: 0, right: 600, bottom: 400 }
const point = (id: string, x: number, y: number, room: Box = all) => ({
  id,
  x,
  y,
  whole: [{ lines: [id], width: 60 }],
  short: [],
  room,
})

describe('names of points', () => {
  const space = { line: 14, gap: 10 }
  it('are placed on the right, and on the left where the right is taken', () => {
    const placed = placeLabels(
      [point('sole', 100, 100), point('onglet', 200, 100), point('edge', 590, 300)],
      space,
    )
    expect(placed.find(({ id }) => id === 'sole')).toEqual({
      id: 'sole',
      lines: ['sole'],
      align: 'start',
      box: { left: 115, right: 175, top: 93, bottom: 107 },
      leader: null,
    })
    expect(placed.find(({ id }) => id === 'edge')).toMatchObject({
      align: 'end',
      box: { left: 590 - 15 - 60, right: 590 - 15 },
    })
  })
  it('have a leader line where there is no room beside the point', () => {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
      const angle = (at / 8) * 2 * Math.PI
      return point(`around ${String(at)}`, 300 + 24 * Math.cos(angle), 200 + 24 * Math.sin(angle))
    })
    const placed = placeLabels([...around, point('amid', 300, 200)], space)
    expect(placed.filter(({ leader }) => leader !== null).length).toBeGreaterThan(0)
  })
  it('stay in their area, or are left out', () => {
    const narrow = { left: 90, top: 90, right: 140, bottom: 130 }
    expect(placeLabels([point('sole', 100, 100, narrow)], space)).toEqual([])
    expect(placeLabels([point('sole', 100, 100, { ...narrow, right: 180 })], space)).toHaveLength(1)
  })
})

type SoldDish = Pick<CarteDish, 'nomAffiche' | 'quantity' | 'prixTtcAffiche' | 'coutMatiere'>

function chartOfSold(dishes: readonly SoldDish[], width: number) {
  const judgement = judgeDishes(
    dishes.map((dish, at): CarteDish => ({
      ...dish,
      id: String(at),
      ficheId: String(at),
      title: dish.nomAffiche,
      gamme: 'Plats',
      tvaRate: 10,
      portions: 1,
      uncostedLines: 0,
      doubt: null,
      inMenus: undefined,
    })),
  )
  if (judgement.thresholds === null) throw new Error('nothing sold')
  return { judgement, chart: chartOf(judgement.dishes, judgement.thresholds, width) }
}

const soldDish = (
  nomAffiche: string,
  quantity: number,
  prixTtcAffiche: number,
  coutMatiere: number,
): SoldDish => ({ nomAffiche, quantity, prixTtcAffiche, coutMatiere })

test('all names have room where one dish sells most, and the quadrants of the others are narrow', () => {
  const { chart } = chartOfSold(
    [
      soldDish('Œuf parfait', 1060, 11, 1.11),
      soldDish('Bœuf bourguignon', 103, 19.8, 5.91),
      soldDish('Cabillaud nantais', 75, 22, 4.67),
      soldDish('Soupe de légumes', 135, 7.7, 1.43),
      soldDish('Café', 197, 2.2, 0.14),
      soldDish('Plat archivé', 25, 16.5, 3.6),
      soldDish('Homard rôti', 15, 33, 28),
    ],
    740,
  )
  expect(chart.unlabelled).toEqual([])
  expect(chart.labels.find(({ id }) => id === '2')?.lines).toEqual(['Cabillaud', 'nantais'])
})

const NAMES = [
  'Sole',
  'Onglet à l’échalote',
  'Blanquette de veau à l’ancienne',
  'Tarte aux pommes, glace vanille',
]
const sold = (count: number) =>
  fc.array(
    fc.record({
      nomAffiche: fc.constantFrom(...NAMES),
      quantity: fc.integer({ min: 1, max: 900 }),
      prixTtcAffiche: fc.integer({ min: 50, max: 400 }).map((tenths) => tenths / 10),
      coutMatiere: fc.integer({ min: 5, max: 120 }).map((tenths) => tenths / 10),
    }),
    { minLength: count, maxLength: count },
  )

/** The size of a label and of a point in `chartOf`. */
const [LETTER, LINE, POINT] = [6.2, 15, 20]

describe.each([5, 30, 80])('the names of %i dishes', (count) => {
  it.each([360, 820])('in a chart of %i px lie over nothing, in their quadrant, or are listed', (width) => {
    fc.assert(
      fc.property(sold(count), (dishes) => {
        const { judgement, chart } = chartOfSold(dishes, width)
        const quadrantOf = new Map(judgement.dishes.map(({ dish, quadrant }) => [dish.id, quadrant]))
        const dots = chart.points.map(({ judged, x, y }) => ({
          id: judged.dish.id,
          box: boxAround(x, y, POINT, POINT),
        }))
        const boxes = chart.labels.map(({ box }) => box)
        const named = [...chart.labels.map(({ id }) => id), ...chart.unlabelled.map(({ dish }) => dish.id)]
        expect(named.toSorted()).toEqual(dots.map(({ id }) => id).toSorted())
        chart.labels.forEach(({ id, lines, leader }, at) => {
          const box = boxes[at] as Box
          for (const line of lines)
            expect(box.right - box.left + 1e-6).toBeGreaterThanOrEqual(line.length * LETTER)
          expect(box.bottom - box.top).toBeCloseTo(lines.length * LINE)
          expect(isInside(box, chart.quadrants[quadrantOf.get(id) ?? 'etoile'])).toBe(true)
          expect(dots.some((dot) => overlap(box, dot.box))).toBe(false)
          expect(boxes.some((other) => other !== box && overlap(box, other))).toBe(false)
          if (leader === null) {
            const far = (dot: { x: number; y: number }) => distance(dot, box)
            const nearest = chart.points.toSorted((one, other) => far(one) - far(other))[0]
            expect(nearest?.judged.dish.id, 'the nearest point').toBe(id)
            return
          }
          expect(dots.some((dot) => dot.id !== id && crossesBox(leader, dot.box))).toBe(false)
          expect(boxes.some((other) => crossesBox(leader, other))).toBe(false)
          expect(
            chart.labels.some((other) => other.id !== id && other.leader && cross(leader, other.leader)),
          ).toBe(false)
        })
      }),
      { numRuns: 20 },
    )
  })
})
