import { mount } from 'svelte';
import './style/font.css';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { router } from './router/router.svelte';
import { settings } from './settings/settings.svelte';
import { language } from './text/language.svelte';
import { connection, hurryWithTheBrowser } from './wire/connection.svelte';

language.apply();
settings.apply();
router.start();
connection.start();
hurryWithTheBrowser();

const target = document.getElementById('app');
if (target) mount(App, { target });
