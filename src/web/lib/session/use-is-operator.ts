import { useQuery } from '@tanstack/react-query'
import { useDemo } from '../demo/demo.ts'
import { orpc } from '../query/api.ts'

/** Whether the account manages the installation; false until that is known. */
export function useIsOperator(): boolean {
  const demo = useDemo()
  const { data } = useQuery({
    ...orpc.account.get.queryOptions(),
    select: ({ isOperator }) => isOperator,
    enabled: !demo,
  })
  return !demo && data === true
}
