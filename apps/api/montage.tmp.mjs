import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeFileSync } from 'node:fs';
const [,, out, cols, ...files] = process.argv;
const imgs = await Promise.all(files.map(f=>loadImage(f)));
const w=Math.max(...imgs.map(i=>i.width)), h=Math.max(...imgs.map(i=>i.height));
const c=Number(cols), r=Math.ceil(imgs.length/c);
const cv=createCanvas(c*(w+8), r*(h+8)); const x=cv.getContext('2d'); x.fillStyle='#999'; x.fillRect(0,0,cv.width,cv.height);
imgs.forEach((i,k)=>x.drawImage(i,(k%c)*(w+8)+4, Math.floor(k/c)*(h+8)+4));
writeFileSync(out, cv.toBuffer('image/png'));
