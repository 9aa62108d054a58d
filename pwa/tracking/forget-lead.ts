import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { dropLead } from './stored-lead.ts'

// Name and address of the free test are the person's who leaves: the next one at this device is somebody else.
whenSignedOut(dropLead)
