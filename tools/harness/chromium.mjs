import { chromium } from 'playwright-core';
import { chromiumPath } from '../setup.mjs';

/** The browser that pages are measured in. */
export const launchChromium = (...more) =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', ...more],
  });
