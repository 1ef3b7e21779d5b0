/** What a run has counted and found, gathered by everything that takes part in it. */
export class Findings {
  /** One sentence for each thing that was wrong. */
  readonly faults: string[] = []
  /** Answers by their status. */
  readonly statuses = new Map<number, number>()
  acknowledged = 0
  unanswered = 0
  /** Of those unanswered, the ones whose rows were there afterwards. */
  unansweredButDone = 0
  /** Requests sent again under the key of one that was not answered. */
  retries = 0
  /** Rows and costs that were compared. */
  comparisons = 0
  brokenConnections = 0

  fault(sentence: string): void {
    this.faults.push(sentence)
  }

  count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }
}
