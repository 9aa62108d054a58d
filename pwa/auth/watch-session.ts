import type { QueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/problem.ts'
import { VIEWER_KEY } from './use-viewer.ts'

/** A 401 anywhere means the session ended elsewhere: asks again who is here, and the guards do the rest. */
export function watchSession(client: QueryClient): void {
  const look = (error: unknown) => {
    if (error instanceof Problem && error.code === 'unauthenticated') {
      void client.invalidateQueries({ queryKey: VIEWER_KEY })
    }
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
}
