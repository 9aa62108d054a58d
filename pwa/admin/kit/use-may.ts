import { may, type Permission } from '#contract/permissions.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'

/** What the current user may do. The server enforces it. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useViewer()
  // The page's guard has already checked the session.
  return (permission) => user === undefined || may(user?.staffRole, permission)
}
