import { readFileSync } from 'node:fs';
import { launchChromium } from '../../../tools/harness/chromium.mjs';
const { password } = JSON.parse(readFileSync('/tmp/p/d14/demonstration.json','utf8'));
const base='http://localhost:3180';
const browser = await launchChromium();
const out=process.argv[2];
const shots = process.argv.slice(3);
for (const [w,h] of [[390,844],[1280,800]]) for (const scheme of ['light','dark']) {
  const ctx = await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme,reducedMotion:'reduce'});
  const page = await ctx.newPage();
  await page.goto(base+'/auth');
  await page.getByLabel('Email').fill('hawks@demo.fieldhouse.example'); 
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button',{name:'Sign In'}).last().click();
  await page.waitForURL(/dashboard/);
  const teams = await page.evaluate(async()=>{const r=await fetch('/api/auth/refresh',{method:'POST'});return r.status;}).catch(()=>0);
  await page.goto(base+'/teams'); await page.waitForTimeout(1500);
  const href = '/teams/'+readFileSync('/tmp/p/team14','utf8');
  for (const s of shots) {
    const [name,path]=s.split('=',1).concat(s.slice(s.indexOf('=')+1));
    await page.goto(base+path.replace('TEAM',href.split('?')[0])); await page.waitForTimeout(2500);
    if (name==='bell') { await page.getByRole('button',{name:/^Notifications/}).click(); await page.waitForTimeout(800); }
    await page.screenshot({path:`${out}/${name}-${w}-${scheme}.png`});
  }
  await ctx.close();
}
await browser.close();
