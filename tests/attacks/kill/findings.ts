/** What a run has counted and found, gathered by everything that takes part in it. */
export class Findings {
  /** One sentence for each thing that was wrong. */
  readonly faults: string[] = []
  /** Answers by their status. */
  readonly statuses = new Map<number, number>()
  /** Acknowledged writes by their operation. */
  readonly operations = new Map<string, number>()
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

  acknowledge(method: string, path: string): void {
    this.acknowledged += 1
    const operation = `${method} ${path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')}`
    this.operations.set(operation, (this.operations.get(operation) ?? 0) + 1)
  }

  count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }
}
