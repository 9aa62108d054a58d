import { transact } from '../platform/db.ts'
import type { Viewer } from '../platform/http.ts'
import { record } from '../platform/log.ts'
import { closeAllSessions, closeSession } from './sessions.ts'

export async function signOut(viewer: Viewer, everywhere: boolean): Promise<void> {
  await (everywhere ? transact((tx) => closeAllSessions(tx, viewer.id)) : closeSession(viewer.sessionId))
  await record({ category: 'auth', action: 'signed_out', message: 'Saída do painel', userId: viewer.id })
}
