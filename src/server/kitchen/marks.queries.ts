import type { KitchenMark, MarksWritten, SentMark } from '#contract/kitchen-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { kitchenMarks } from '#database/schema/kitchen-marks.ts'
import { selectColumns } from '#database/select-columns.ts'
import { KEPT_MARK_DAYS, MARK_HOURS } from '#domain/kitchen/limits.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { stepKey } from '#domain/kitchen/step-key.ts'
import { plusDays } from '#domain/services/days.ts'

const HOUR_MS = 3_600_000

const MARK = `m.tech_sheet_id AS "sheetId", to_char(m.day, 'YYYY-MM-DD') AS day, ${selectColumns(kitchenMarks, 'm', 'step', 'doneAt', 'initials', 'personId', 'changedAt')}`

const OF_DAY = `
  SELECT ${MARK} FROM kitchen_marks m WHERE m.user_id = $1 AND m.day = $2 ORDER BY m.tech_sheet_id, m.step`

/** What was ticked on a day, on all sheets. */
export async function readKitchenMarks({ client, houseId }: MemberTx, day: string): Promise<KitchenMark[]> {
  const { rows } = await client.query<KitchenMark>({
    name: 'kitchen-marks',
    text: OF_DAY,
    values: [houseId, day],
  })
  return rows
}

const SENT = `jsonb_to_recordset($2::jsonb) AS sent ("sheetId" uuid, day date, step text, done boolean, initials text, at timestamptz)`

const WRITE = `
  INSERT INTO kitchen_marks AS known (user_id, tech_sheet_id, day, step, done_at, initials, person_id, changed_at)
  SELECT $1, s.id, sent.day, sent.step, CASE WHEN sent.done THEN sent.at END, sent.initials, acting_person(), sent.at
  FROM ${SENT} JOIN tech_sheets s ON s.user_id = $1 AND s.id = sent."sheetId"
  ORDER BY s.id, sent.day, sent.step
  ON CONFLICT (user_id, day, tech_sheet_id, step) DO UPDATE SET
    done_at = excluded.done_at, initials = excluded.initials, person_id = excluded.person_id, changed_at = excluded.changed_at
  WHERE excluded.changed_at > known.changed_at`

const NOW = `
  SELECT ${MARK} FROM ${SENT} JOIN kitchen_marks m
    ON m.user_id = $1 AND m.tech_sheet_id = sent."sheetId" AND m.day = sent.day AND m.step = sent.step
  ORDER BY m.tech_sheet_id, m.day, m.step`

/**
 * Keeps ticks of steps that their sheets have, and what took ticks away; of several on one step the latest counts, from any tablet and however often. One of
 * the future is of now: the clock of a device is no reason to lose it.
 */
export async function writeKitchenMarks(
  { client, houseId }: MemberTx,
  marks: readonly SentMark[],
  now = new Date(),
): Promise<MarksWritten> {
  const isOld = (mark: SentMark) => !isOfToday(mark, now)
  const latest = latestOf(marks.filter((mark) => !isOld(mark)).map((mark) => notToCome(mark, now)))
  const steps = await stepsOf({ client, houseId }, latest)
  const known = latest.filter((mark) => steps.has(stepIn(mark)))
  const values = [houseId, JSON.stringify(known)]
  await client.query({ name: 'write-kitchen-marks', text: WRITE, values })
  const { rows } = await client.query<KitchenMark>({ name: 'written-kitchen-marks', text: NOW, values })
  const there = new Set(rows.map(keyOf))
  return {
    marks: rows,
    left: [
      ...latestOf(marks.filter(isOld)).map((mark) => ({ ...placeOf(mark), reason: 'too-old' as const })),
      ...latest
        .filter((mark) => !there.has(keyOf(mark)))
        .map((mark) => ({ ...placeOf(mark), reason: 'gone' as const })),
    ],
  }
}

const STEPS = 'SELECT id, steps FROM tech_sheets WHERE user_id = $1 AND id = ANY ($2::uuid[])'
const stepIn = ({ sheetId, step }: Pick<SentMark, 'sheetId' | 'step'>) => `${sheetId} ${step}`

/** The steps that the sheets of ticks have now, as `stepIn` names them: what is none of them is not stored, however it is named. */
async function stepsOf(
  { client, houseId }: Pick<MemberTx, 'client' | 'houseId'>,
  marks: readonly SentMark[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(marks.map(({ sheetId }) => sheetId))]
  const { rows } = await client.query<{ id: string; steps: string[] }>({
    name: 'steps-of-kitchen-marks',
    text: STEPS,
    values: [houseId, ids],
  })
  return new Set(
    rows.flatMap(({ id, steps }) =>
      steps.map((text, index) => stepIn({ sheetId: id, step: stepKey(text, index) })),
    ),
  )
}

type Place = Pick<SentMark, 'sheetId' | 'day' | 'step'>
const placeOf = ({ sheetId, day, step }: Place): Place => ({ sheetId, day, step })
const keyOf = ({ sheetId, day, step }: Place) => [sheetId, day, step].join(' ')

/** Whether it was made within a day, for a day that may be today somewhere: a shift ends after midnight. */
function isOfToday({ at, day }: SentMark, now: Date): boolean {
  const today = houseDay(now)
  return (
    Date.parse(at) > now.getTime() - MARK_HOURS * HOUR_MS &&
    day >= plusDays(today, -1) &&
    day <= plusDays(today, 1)
  )
}

function notToCome(mark: SentMark, now: Date): SentMark {
  return Date.parse(mark.at) > now.getTime() ? { ...mark, at: now.toISOString() } : mark
}

/** The last one of each step. */
function latestOf(marks: readonly SentMark[]): SentMark[] {
  const byTime = marks.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return [...new Map(byTime.map((mark) => [keyOf(mark), mark])).values()]
}

/** Of an account, for `accountsWith`. */
export const OLD_MARKS = `FROM kitchen_marks WHERE user_id = $1 AND day < current_date - ${KEPT_MARK_DAYS}`

export async function forgetMarks({ client, houseId }: MemberTx): Promise<void> {
  await client.query(`DELETE ${OLD_MARKS}`, [houseId])
}
