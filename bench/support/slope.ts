/** 97.5 % point of Student's distribution, for the hundred degrees of freedom and more that a long run has. */
const STUDENT = 1.98

export type Point = { x: number; y: number }

/** The line through the points by least squares: how steep it is, and by how much that is uncertain (95 %, for independent errors). */
export function slopeOf(points: readonly Point[]): { slope: number; uncertainty: number } {
  const count = points.length
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2))
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread
  const residuals = points.map(({ x, y }) => y - meanY - slope * (x - meanX))
  const variance = sum(residuals.map((residual) => residual ** 2)) / (count - 2)
  return { slope, uncertainty: STUDENT * Math.sqrt(variance / spread) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
