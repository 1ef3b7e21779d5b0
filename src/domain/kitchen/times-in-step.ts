import { isWaitedFor } from './is-waited-for.ts'
import { matchAt, readAmount } from './read-amount.ts'
import { type Duration, readDuration } from './read-duration.ts'

/** A time of a step that is waited for: its place in the text, and how long it is. */
export interface StepTime {
  /** Of the text, as `slice` takes them. */
  start: number
  end: number
  /** Whole seconds; the same twice but for '25 à 30 min'. */
  minSeconds: number
  maxSeconds: number
}

const BETWEEN = /[\s\u00a0\u202f]*(?:à|ou|to|or|[-–—/])[\s\u00a0\u202f]*/iuy
const BETWEEN_TWO = /[\s\u00a0\u202f]*(?:et|and)[\s\u00a0\u202f]*/iuy
/** 'four' is also the oven in French, where no 'to' follows. */
const OVEN = /^four(?!\p{L})/iu
const BETWEEN_ENGLISH = /[\s\u00a0]+(?:to|or)[\s\u00a0]+/iuy
const AFTER_BETWEEN = /(?:entre|between)[\s\u00a0]*$/iu
/** Between the ends of a range there is so much at most; more are two things side by side. */
const WIDEST = { numbers: 5, times: 12 }

/**
 * The times of a step that a cook waits for, in the order of the text: 'cuire 25 à 30 min', '1 h 30', 'half an hour'. None are
 * hours of the clock, moments before something, how long it keeps, and what takes half a day or more. Where the text has two readings,
 * there is none.
 */
export function timesInStep(text: string): StepTime[] {
  const times: StepTime[] = []
  let free = 0
  for (let at = 0; at < text.length; at += 1) {
    if (at < free || !mayBegin(text, at)) continue
    const found = timeAt(text, at)
    if (!found) continue
    if (isWaitedFor(text, found, free)) times.push(found)
    free = found.end
  }
  return times
}

/** Whether a number may begin here: not amid a word or a number, but for the '×' of '2x10 min'. */
function mayBegin(text: string, at: number): boolean {
  if (!/[\p{L}\d½¼¾⅓⅔]/u.test(text[at] ?? '')) return false
  const before = text.slice(Math.max(0, at - 3), at)
  return !/[\p{L}\d]$|\d[.,/]$/u.test(before) || /\d\s?[x×]$/iu.test(before)
}

function timeAt(text: string, at: number): StepTime | null {
  const one = readDuration(text, at)
  const amount = one ? null : readAmount(text, at)
  const from = one?.end ?? amount?.end
  if (from === undefined) return null
  const other = secondEnd(text, at, from)
  if (one) {
    const isRange = other && other.seconds > one.seconds && other.seconds <= one.seconds * WIDEST.times
    return isRange ? timeOf(at, other.end, one.seconds, other.seconds) : timeOf(at, one.end, one.seconds)
  }
  if (!amount || !other) return shortRange(text, at)
  const { value } = amount
  if (amount.fraction || value >= other.amount || other.amount > value * WIDEST.numbers)
    return shortRange(text, at)
  return timeOf(at, other.end, value * other.unit, other.seconds)
}

function secondEnd(text: string, at: number, from: number): Duration | null {
  const isBetween = AFTER_BETWEEN.test(text.slice(0, at))
  const point = text[from] === '.' ? from + 1 : from
  const joints = OVEN.test(text.slice(at, at + 5)) ? BETWEEN_ENGLISH : BETWEEN
  const joint = matchAt(isBetween ? BETWEEN_TWO : joints, text, point) ?? matchAt(joints, text, point)
  return joint && readDuration(text, point + joint[0].length)
}

/** '2/3 min' is from 2 to 3; what could also be a part of a minute is none. */
function shortRange(text: string, at: number): StepTime | null {
  const found = /^([2-9])\/([3-9])(?=[\s\u00a0]*(?:min|mn|s(?:ec)?(?!\p{L})))/iu.exec(text.slice(at, at + 8))
  const [low, high] = [Number(found?.[1]), Number(found?.[2])]
  const other = found && low < high ? readDuration(text, at + 2) : null
  return other && timeOf(at, other.end, low * other.unit, other.seconds)
}

function timeOf(start: number, end: number, low: number, high = low): StepTime {
  return { start, end, minSeconds: Math.round(low), maxSeconds: Math.round(high) }
}
