import { expect, test } from 'vitest'
import { type PlanNode, readingOf } from './plan.ts'

const node = (type: string, rows: number, more: Partial<PlanNode> = {}, ...plans: PlanNode[]): PlanNode => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
  Plans: plans,
})

test('rows that a filter removes are read and not answered', () => {
  const plan = node('Index Scan', 5, { 'Rows Removed by Filter': 45 })
  expect(readingOf(plan)).toEqual({ read: 50, answered: 5, scanned: 0 })
})

test('rows and removed rows are a mean over the loops', () => {
  const plan = node('Nested Loop', 12, {}, node('Index Scan', 1), {
    ...node('Index Scan', 1, { 'Rows Removed by Filter': 2 }),
    'Actual Loops': 12,
  })
  expect(readingOf(plan)).toEqual({ read: 1 + 36, answered: 1 + 12, scanned: 0 })
})

test('rows that a LIMIT drops after a sort are not answered', () => {
  const plan = node('Limit', 10, {}, node('Sort', 10, {}, node('Index Scan', 100)))
  expect(readingOf(plan)).toMatchObject({ read: 100, answered: 10 })
})

test('a count answers for each row that it counts', () => {
  const plan = node('Aggregate', 1, {}, node('Index Only Scan', 100))
  expect(readingOf(plan)).toMatchObject({ read: 100, answered: 100 })
})

test('a hash of all products for a few lines answers for as many as there are lines', () => {
  const plan = node('Hash Join', 12, {}, node('Index Scan', 12), node('Hash', 200, {}, node('Seq Scan', 200)))
  expect(readingOf(plan)).toEqual({ read: 212, answered: 24, scanned: 200 })
})

test('of a CTE as many rows are answered as its largest reader uses', () => {
  const cte = node('Index Scan', 80, { 'Parent Relationship': 'InitPlan', 'Subplan Name': 'CTE matching' })
  const page = node('Limit', 10, {}, node('CTE Scan', 80, { 'CTE Name': 'matching' }))
  expect(readingOf(node('Result', 10, {}, cte, page))).toMatchObject({ read: 80, answered: 10 })
  const counted = node('Aggregate', 1, {}, node('CTE Scan', 80, { 'CTE Name': 'matching' }))
  expect(readingOf(node('Nested Loop', 10, {}, cte, counted, page))).toMatchObject({ read: 80, answered: 80 })
})

test('a CTE that only another one reads is answered by that one', () => {
  const first = node('Index Scan', 80, { 'Parent Relationship': 'InitPlan', 'Subplan Name': 'CTE all' })
  const second = node(
    'Limit',
    10,
    { 'Parent Relationship': 'InitPlan', 'Subplan Name': 'CTE page' },
    node('CTE Scan', 80, { 'CTE Name': 'all' }),
  )
  const plan = node('CTE Scan', 10, { 'CTE Name': 'page' })
  expect(readingOf(node('Result', 10, {}, first, second, plan))).toMatchObject({ read: 80, answered: 10 })
})

test('an update answers for the rows that it writes, and a subplan for those it gives', () => {
  const subplan = node('Index Scan', 3, { 'Parent Relationship': 'SubPlan', 'Subplan Name': 'SubPlan 1' })
  const plan = node('ModifyTable', 0, {}, node('Index Scan', 4), subplan)
  expect(readingOf(plan)).toMatchObject({ read: 7, answered: 7 })
})
