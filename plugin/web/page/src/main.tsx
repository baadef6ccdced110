import { render } from 'preact';
import { App } from './app.js';
import { hostOf } from './host.js';
import { preferredLanguage, setLanguage, type Language } from './words.js';

const host = hostOf();
setLanguage((host.remembered('language') as Language | null) ?? preferredLanguage());
render(<App host={host} />, document.getElementById('app')!);

if (!host.isEditor && 'serviceWorker' in navigator && location.protocol.startsWith('http'))
    navigator.serviceWorker.register('service_worker.js').catch(() => {}); // the page works without, but not offline
