/** What some work answers, and the milliseconds of processor time that this process spends on it. */
export async function cpuTime<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ ms: number; value: Value }> {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, value }
}
