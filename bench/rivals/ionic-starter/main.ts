/// <reference types="vite/client" />
// Ionic's starter with three tabs. No JSX, as in all benchmarks.
import '@ionic/react/css/core.css'
import '@ionic/react/css/normalize.css'
import '@ionic/react/css/structure.css'
import '@ionic/react/css/typography.css'
import '@ionic/react/css/padding.css'
import '@ionic/react/css/flex-utils.css'
import '@ionic/react/css/display.css'
import {
  IonApp,
  IonContent,
  IonHeader,
  IonLabel,
  IonPage,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
  setupIonicReact,
} from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Navigate, Route } from 'react-router-dom'

setupIonicReact()

const tabs = ['tab1', 'tab2', 'tab3']
const page = (name: string) =>
  h(
    IonPage,
    {},
    h(IonHeader, {}, h(IonToolbar, {}, h(IonTitle, {}, name))),
    h(IonContent, { fullscreen: true }, h('p', { className: 'starter-words' }, `${name} page`)),
  )

const app = h(
  IonApp,
  {},
  h(IonReactRouter, {
    children: h(IonTabs, {
      children: [
        h(
          IonRouterOutlet,
          { key: 'outlet' },
          ...tabs.map((name) => h(Route, { key: name, path: `/dashboard/${name}`, element: page(name) })),
          h(Route, {
            key: 'first',
            path: '/dashboard',
            element: h(Navigate, { to: '/dashboard/tab1', replace: true }),
          }),
        ),
        h(
          IonTabBar,
          { slot: 'bottom', key: 'bar' },
          ...tabs.map((name) =>
            h(IonTabButton, { key: name, tab: name, href: `/dashboard/${name}` }, h(IonLabel, {}, name)),
          ),
        ),
      ],
    }),
  }),
)

const root = document.getElementById('root')
if (root) createRoot(root).render(app)
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
