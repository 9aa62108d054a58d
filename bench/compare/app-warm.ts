import { appSubject } from './app.ts'

export default appSubject('warm')
