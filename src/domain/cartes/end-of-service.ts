/** The hour of the day at which the service of an evening is over for sure. */
const END_HOUR = 5

/** When what is hidden 'this evening' is shown again: the next 5 a.m. where the reader is, also after midnight. */
export function endOfService(now: Date): Date {
  const end = new Date(now)
  end.setHours(END_HOUR, 0, 0, 0)
  if (end <= now) end.setDate(end.getDate() + 1)
  return end
}
