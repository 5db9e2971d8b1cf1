import { createRequire } from 'node:module';
const require = createRequire('/work/main/package.json');
const { chromium } = require('playwright'); const { AxeBuilder } = require('@axe-core/playwright');
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const c = await b.newContext({ reducedMotion: 'reduce' });
const urls = process.argv.slice(2).map(u => u.startsWith('http') ? u : `http://localhost:6006/iframe.html?id=${u}&viewMode=story`);
for (const u of urls) for (const w of [1440, 390]) for (let t=0;t<4;t++) { try {
  const p = await c.newPage(); await p.setViewportSize({ width: w, height: 900 });
  const bad = []; p.on('response', r => r.status() >= 400 && bad.push(r.status() + ' ' + r.url()));
  p.on('console', m => m.type() === 'error' && bad.push(m.text())); p.on('pageerror', e => bad.push(e.message));
  await p.goto(u); await p.waitForSelector('[data-slot=partner-disclosures]', { timeout: 60000 }); await p.waitForTimeout(800);
  const { violations } = await new AxeBuilder({ page: p }).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze();
  await p.setViewportSize({ width: 320, height: 800 });
  const sw = await p.evaluate(() => document.documentElement.scrollWidth);
  console.log(u.split('id=').pop(), w, violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 200)), 'sw', sw, bad.slice(0, 2));
  await p.close(); break; } catch (e) { console.log('retry', e.message.slice(0,80)); } }
await b.close();
